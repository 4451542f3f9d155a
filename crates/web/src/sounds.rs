//! Short sounds, made of a few tones by the browser. There are no files to fetch.

use std::cell::OnceCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::state::later::Sound;

/// A tone that begins at once and fades away: when it starts and how long it lasts, in seconds, where its pitch goes from
/// and to, in hertz, and how loud it is, from 0 to 1.
struct Tone {
    start: f64,
    length: f64,
    pitch: (f32, f32),
    loudness: f32,
}

/// A card that touches the table: a short knock with a little click above it.
const MOVE: [Tone; 2] = [
    Tone { start: 0.0, length: 0.07, pitch: (210.0, 95.0), loudness: 0.22 },
    Tone { start: 0.0, length: 0.025, pitch: (1500.0, 700.0), loudness: 0.06 },
];

/// Two low tones that fall.
const REFUSAL: [Tone; 2] = [
    Tone { start: 0.0, length: 0.09, pitch: (196.0, 185.0), loudness: 0.14 },
    Tone { start: 0.1, length: 0.14, pitch: (147.0, 139.0), loudness: 0.14 },
];

/// A major chord, tone by tone, with its octave.
const WIN: [Tone; 5] = [
    Tone { start: 0.0, length: 0.5, pitch: (523.25, 523.25), loudness: 0.12 },
    Tone { start: 0.12, length: 0.5, pitch: (659.26, 659.26), loudness: 0.12 },
    Tone { start: 0.24, length: 0.5, pitch: (783.99, 783.99), loudness: 0.12 },
    Tone { start: 0.36, length: 1.1, pitch: (1046.5, 1046.5), loudness: 0.12 },
    Tone { start: 0.36, length: 1.1, pitch: (523.25, 523.25), loudness: 0.08 },
];

thread_local! {
    static CONTEXT: OnceCell<AudioContext> = const { OnceCell::new() };
}

/// Plays a sound. A browser without sounds stays silent.
pub fn play(sound: Sound) {
    let tones: &[Tone] = match sound {
        Sound::Move => &MOVE,
        Sound::Refusal => &REFUSAL,
        Sound::Win => &WIN,
    };
    CONTEXT.with(|cell| {
        if cell.get().is_none()
            && let Ok(context) = AudioContext::new()
        {
            // Nobody else fills the cell.
            let _ = cell.set(context);
        }
        let Some(context) = cell.get() else { return };
        // A context that was made before the first click sleeps.
        let _ = context.resume();
        for tone in tones {
            let _ = play_tone(context, tone);
        }
    });
}

fn play_tone(context: &AudioContext, tone: &Tone) -> Result<(), JsValue> {
    let (start, end) =
        (context.current_time() + tone.start, context.current_time() + tone.start + tone.length);
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    oscillator.set_type(OscillatorType::Triangle);
    oscillator.frequency().set_value_at_time(tone.pitch.0, start)?;
    oscillator.frequency().exponential_ramp_to_value_at_time(tone.pitch.1, end)?;
    gain.gain().set_value_at_time(0.0001, start)?;
    gain.gain().exponential_ramp_to_value_at_time(tone.loudness, start + 0.004)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(start)?;
    oscillator.stop_with_when(end)
}
