use std::io::{self, BufRead, BufReader, BufWriter, ErrorKind, Read, Write};

use super::limits::LONGEST_LINE;
use super::session::Session;

/// The size of the input and output buffers.
const BUFFER: usize = 1 << 16;

/// Answers all lines of the input in order. The output is flushed whenever no complete request is waiting.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
pub fn serve(input: impl Read, output: impl Write, session: &mut Session) -> io::Result<()> {
    let mut input = BufReader::with_capacity(BUFFER, input);
    let mut output = BufWriter::with_capacity(BUFFER, output);
    let (mut line, mut answer) = (Vec::new(), Vec::new());
    while next_line(&mut input, &mut line, &mut output)? {
        answer.clear();
        if line.len() > LONGEST_LINE {
            Session::refuse_long_line(&mut answer);
        } else {
            session.answer(&line, &mut answer);
        }
        output.write_all(&answer)?;
    }
    output.flush()
}

/// Reads the next line into `line`, without its line break, and skips the rest of a line that is too long. Returns `false`
/// at the end of the input. The last line can lack its line break. Flushes `output` before it waits for more input.
fn next_line<R: Read>(
    input: &mut BufReader<R>,
    line: &mut Vec<u8>,
    output: &mut impl Write,
) -> io::Result<bool> {
    line.clear();
    loop {
        if input.buffer().is_empty() {
            output.flush()?;
        }
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        // One byte more than fits shows that the line is too long.
        line.extend_from_slice(&part[..part.len().min(LONGEST_LINE + 1 - line.len())]);
        let (at_end, used) = (bytes.is_empty(), part.len() + usize::from(end.is_some()));
        input.consume(used);
        if at_end || end.is_some() {
            return Ok(end.is_some() || !line.is_empty());
        }
    }
}
