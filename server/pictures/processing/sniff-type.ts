const heifBrands = new Set(['avif', 'avis', 'mif1', 'msf1', 'miaf', 'heic', 'heix']);

/**
 * Whether the first bytes are those of a JPEG, PNG, WebP or HEIF, so that decoders of SVG, PDF or TIFF never get the
 * file.
 * Signatures: mimesniff.spec.whatwg.org, section 6.1; brands: ISO/IEC 14496-12, 4.3.
 */
export function isSupportedImage(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 3) === '\xFF\xD8\xFF' ||
    text(0, 8) === '\x89PNG\r\n\x1A\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && heifBrands.has(text(8, 12)))
  );
}
