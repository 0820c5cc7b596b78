/**
 * True for a picture that a canvas does not keep as it is: a JPEG in print colours (CMYK, YCCK), which browsers convert
 * without its profile, and a WebP with EXIF, whose orientation Chromium ignores. The server keeps both.
 *
 * @param bytes the beginning of the file; of a JPEG as far as its frame header, which may be behind a large profile
 */
export function isAlteredByCanvas(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  // RFC 9649, section 2.7: the flag of EXIF metadata.
  if (text(0, 4) === 'RIFF' && text(8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 0b1000) !== 0;
  return text(0, 3) === '\xFF\xD8\xFF' && countComponents(bytes) === 4;
}

/** Components of a JPEG's frame (ITU-T T.81, B.1.1.3 and B.2.2); 0 without a frame header. */
function countComponents(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 10 <= view.byteLength) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return view.getUint8(at + 9);
    // Any marker may have filling bytes before it.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return 0;
}

/** SOF0 to SOF15; between them are the markers DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
