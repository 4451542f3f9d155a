//! Paths with colours, which a picture consists of: written as an SVG, or painted as pixels.

use std::fmt::Write;

use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform,
};

/// The distance of the handles of a curve from its ends, for a quarter of a circle with the radius 1.
const HANDLE: f64 = 0.5523;

/// A colour: red, green and blue.
pub(super) type Ink = u32;

/// A path with its colours.
#[derive(Debug)]
pub(super) struct Shape {
    /// The commands M, L, Q, C and Z of an SVG with absolute places, and a blank between all parts.
    path: String,
    /// The place of the path's origin in the picture.
    origin: [f64; 2],
    /// The length of one unit of the path.
    scale: f64,
    fill: Option<Ink>,
    /// The colour and the width of the line.
    line: Option<(Ink, f64)>,
    is_dashed: bool,
}

impl Shape {
    /// A path whose origin lies here.
    pub(super) fn new(path: impl Into<String>, origin: [f64; 2], scale: f64) -> Shape {
        Shape { path: path.into(), origin, scale, fill: None, line: None, is_dashed: false }
    }

    /// A rectangle with round corners.
    pub(super) fn rectangle(origin: [f64; 2], [width, height]: [f64; 2], radius: f64) -> Shape {
        let (right, bottom) = (width - radius, height - radius);
        let path = format!(
            "M {radius} 0 L {right} 0 Q {width} 0 {width} {radius} L {width} {bottom} Q {width} {height} {right} {height} \
             L {radius} {height} Q 0 {height} 0 {bottom} L 0 {radius} Q 0 0 {radius} 0 Z"
        );
        Shape::new(path, origin, 1.0)
    }

    /// A circle around a place.
    pub(super) fn circle(middle: [f64; 2], radius: f64) -> Shape {
        let near = HANDLE;
        let path = format!(
            "M 1 0 C 1 {near} {near} 1 0 1 C -{near} 1 -1 {near} -1 0 C -1 -{near} -{near} -1 0 -1 C {near} -1 1 -{near} 1 0 Z"
        );
        Shape::new(path, middle, radius)
    }

    /// The same shape, filled.
    pub(super) fn filled(self, colour: Ink) -> Shape {
        Shape { fill: Some(colour), ..self }
    }

    /// The same shape with a line of this width.
    pub(super) fn drawn(self, colour: Ink, width: f64) -> Shape {
        Shape { line: Some((colour, width)), ..self }
    }

    /// The same shape with a dashed line.
    pub(super) fn dashed(self) -> Shape {
        Shape { is_dashed: true, ..self }
    }

    /// Writes the shape as markup.
    pub(super) fn write(&self, markup: &mut String) {
        let Shape { path, origin: [x, y], scale, .. } = self;
        let colour =
            |colour: Option<Ink>| colour.map_or("none".to_owned(), |colour| format!("#{colour:06x}"));
        let fill = colour(self.fill);
        write!(
            markup,
            "<path transform=\"translate({x:.2} {y:.2}) scale({scale:.3})\" d=\"{path}\" fill=\"{fill}\""
        )
        .expect("a text takes everything");
        if let Some((line, width)) = self.line {
            let (line, width) = (colour(Some(line)), width / scale);
            write!(markup, " stroke=\"{line}\" stroke-width=\"{width:.3}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
                .expect("a text takes everything");
        }
        markup.push_str(if self.is_dashed { " stroke-dasharray=\"4 3\"/>" } else { "/>" });
    }

    /// Paints the shape, in a picture that is made smaller.
    #[expect(clippy::cast_possible_truncation, reason = "lengths on a screen")]
    pub(super) fn paint(&self, canvas: &mut Pixmap, smaller: f64) {
        let Some(path) = outline(&self.path) else { return };
        let [x, y] = self.origin.map(|place| (place * smaller) as f32);
        let scale = (self.scale * smaller) as f32;
        let Some(path) = path.transform(Transform::from_row(scale, 0.0, 0.0, scale, x, y)) else { return };
        if let Some(fill) = self.fill {
            canvas.fill_path(&path, &paint(fill), FillRule::Winding, Transform::identity(), None);
        }
        if let Some((line, width)) = self.line {
            let dash = |length: f64| (length * smaller) as f32;
            let stroke = Stroke {
                width: (width * smaller) as f32,
                line_cap: LineCap::Round,
                line_join: LineJoin::Round,
                dash: if self.is_dashed { StrokeDash::new(vec![dash(4.0), dash(3.0)], 0.0) } else { None },
                ..Stroke::default()
            };
            canvas.stroke_path(&path, &paint(line), &stroke, Transform::identity(), None);
        }
    }
}

/// The colour of a canvas.
pub(super) fn color(colour: Ink) -> Color {
    let [_, red, green, blue] = colour.to_be_bytes();
    Color::from_rgba8(red, green, blue, u8::MAX)
}

fn paint(colour: Ink) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(color(colour));
    paint
}

/// Reads a path. `None` if it has no length.
fn outline(path: &str) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let mut parts = path.split(' ');
    while let Some(command) = parts.next() {
        let mut place = || parts.next().and_then(|part| part.parse::<f32>().ok()).unwrap_or_default();
        match command {
            "M" => builder.move_to(place(), place()),
            "L" => builder.line_to(place(), place()),
            "Q" => builder.quad_to(place(), place(), place(), place()),
            "C" => builder.cubic_to(place(), place(), place(), place(), place(), place()),
            _ => builder.close(),
        }
    }
    builder.finish()
}
