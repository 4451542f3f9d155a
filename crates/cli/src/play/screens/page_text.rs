//! The parts of a page of text.

use ratatui::buffer::Buffer;

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PageText {
    /// A heading, with a free line before it.
    Heading(String),
    /// A paragraph, which is wrapped.
    Paragraph(String),
    /// A name, such as a key or a rule's number, and the text beside it.
    Entry(String, String),
    /// A line as it is.
    Line(String),
    /// A picture, with a free line before it.
    Picture(Buffer),
}
