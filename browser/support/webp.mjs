// Pictures in the format WebP, still or moving (https://developers.google.com/speed/webp/docs/riff_container). The browser encodes
// them.

import { browser } from "./browser.mjs";

/** The quality of a picture, from 0 to 1, at which letters stay sharp. */
const QUALITY = 0.9;

/**
 * The bytes of a picture: of one screenshot, or of several that follow each other for ever. Each is `{ png, milliseconds }`; of a
 * later one the file contains only the part that differs from the one before.
 */
export async function webp(shots) {
  const page = await browser.newPage();
  const frames = await page.evaluate(encode, { pngs: shots.map(({ png }) => png.toString("base64")), quality: QUALITY });
  await page.close();
  const pictures = frames.map(({ data, ...place }, nth) => ({ ...place, ...shots[nth], data: Buffer.from(data, "base64") }));
  return pictures.length === 1 ? pictures[0].data : moving(pictures);
}

/** Encodes the part of each picture that differs from the one before, with its place; runs in the page. */
async function encode({ pngs, quality }) {
  const frames = [];
  let before;
  for (const png of pngs) {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const whole = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { alpha: false });
    whole.drawImage(bitmap, 0, 0);
    const { data } = whole.getImageData(0, 0, bitmap.width, bitmap.height);
    const pixels = new Uint32Array(data.buffer);
    const { x, y, width, height } = difference(before, pixels, bitmap.width, bitmap.height);
    const part = new OffscreenCanvas(width, height);
    part.getContext("2d", { alpha: false }).drawImage(bitmap, -x, -y);
    const blob = await part.convertToBlob({ type: "image/webp", quality });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    frames.push({ x, y, width, height, data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) });
    before = pixels;
  }
  return frames;

  /** The smallest rectangle around all differences. Its left and upper edges are even, as the format has it. */
  function difference(before, pixels, width, height) {
    if (!before) return { x: 0, y: 0, width, height };
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let place = 0; place < pixels.length; place += 1) {
      if (pixels[place] === before[place]) continue;
      const [x, y] = [place % width, Math.floor(place / width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    if (right === 0) return { x: 0, y: 0, width: 1, height: 1 };
    const [x, y] = [left & ~1, top & ~1];
    return { x, y, width: right - x, height: bottom - y };
  }
}

/** A moving picture of frames: each is `{ x, y, width, height, milliseconds, data }`. */
function moving(frames) {
  const [{ width, height }] = frames;
  const HAS_MOTION = 0x02;
  const size = Buffer.concat([Buffer.from([HAS_MOTION, 0, 0, 0]), number(width - 1), number(height - 1)]);
  // A background of no colour, and no end.
  const motion = Buffer.alloc(6);
  return riff([chunk("VP8X", size), chunk("ANIM", motion), ...frames.map(frame)]);
}

function frame({ x, y, width, height, milliseconds, data }) {
  const COVERS = 0x02;
  const numbers = [x / 2, y / 2, width - 1, height - 1, milliseconds].map(number);
  return chunk("ANMF", Buffer.concat([...numbers, Buffer.from([COVERS]), ...bitstream(data)]));
}

/** The chunks of a still picture that contain its pixels. */
function bitstream(data) {
  const chunks = [];
  for (let start = 12; start < data.length; ) {
    const end = start + 8 + data.readUInt32LE(start + 4);
    if (/^VP8[ L]$/.test(data.toString("latin1", start, start + 4))) chunks.push(padded(data.subarray(start, end)));
    start = end + (end % 2);
  }
  return chunks;
}

function riff(chunks) {
  return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...chunks]));
}

function chunk(name, content) {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return padded(Buffer.concat([Buffer.from(name), size, content]));
}

function padded(bytes) {
  return bytes.length % 2 ? Buffer.concat([bytes, Buffer.alloc(1)]) : bytes;
}

/** A number in three bytes, the lowest first. */
function number(value) {
  return Buffer.from([value, value >> 8, value >> 16]);
}
