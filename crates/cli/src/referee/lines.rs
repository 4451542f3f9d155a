use std::io::{self, BufRead, BufReader, BufWriter, ErrorKind, Read, Write};

use super::limits::LONGEST_LINE;
use super::session::Session;

/// The size of the input and output buffers.
const BUFFER: usize = 1 << 16;

/// A line of the input.
enum Line {
    /// A complete line, in the buffer.
    Whole,
    /// A line that was too long and was skipped.
    TooLong,
}

/// Answers all lines of the input in order. The output is flushed whenever no complete request is waiting.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
pub fn serve(input: impl Read, output: impl Write, session: &mut Session) -> io::Result<()> {
    let mut input = BufReader::with_capacity(BUFFER, input);
    let mut output = BufWriter::with_capacity(BUFFER, output);
    let (mut line, mut answer) = (Vec::new(), Vec::new());
    while let Some(read) = next_line(&mut input, &mut line, &mut output)? {
        answer.clear();
        match read {
            Line::Whole => session.answer(&line, &mut answer),
            Line::TooLong => Session::refuse_long_line(&mut answer),
        }
        output.write_all(&answer)?;
    }
    output.flush()
}

/// Reads the next line into `line`, without its line break; `None` at the end of the input. The last line can lack its
/// line break. Flushes `output` before it waits for more input.
fn next_line<R: Read>(
    input: &mut BufReader<R>,
    line: &mut Vec<u8>,
    output: &mut impl Write,
) -> io::Result<Option<Line>> {
    line.clear();
    let mut length = 0;
    loop {
        if input.buffer().is_empty() {
            output.flush()?;
        }
        let found = match input.fill_buf() {
            Ok(found) => found,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = found.iter().position(|byte| *byte == b'\n');
        let part = &found[..end.unwrap_or(found.len())];
        length += part.len();
        if length <= LONGEST_LINE {
            line.extend_from_slice(part);
        }
        let (at_end, used) = (found.is_empty(), part.len() + usize::from(end.is_some()));
        input.consume(used);
        if at_end && length == 0 {
            return Ok(None);
        }
        if at_end || end.is_some() {
            return Ok(Some(if length > LONGEST_LINE { Line::TooLong } else { Line::Whole }));
        }
    }
}
