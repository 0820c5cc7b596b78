/** The kinds of picture that are taken, by the name that sharp gives them. */
export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'heif';

const pngSignature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
const heifBrands = new Set(['avif', 'avis', 'mif1', 'msf1', 'miaf', 'heic', 'heix']);

/**
 * Tells by its first bytes what a file is, whatever it is called, so that no decoder for another kind
 * (SVG, PDF, TIFF) ever sees it. Signatures: mimesniff.spec.whatwg.org, section 6.1; brands: ISO/IEC 14496-12, 4.3.
 */
export function sniffFormat(bytes: Buffer): UploadFormat | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xFF\xD8\xFF') return 'jpeg';
  if (bytes.subarray(0, pngSignature.length).equals(pngSignature)) return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && heifBrands.has(text(8, 12))) return 'heif';
  return undefined;
}
