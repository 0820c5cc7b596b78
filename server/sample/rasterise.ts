import sharp from 'sharp';

/** Pixels; the widest variant kept of a picture. */
const width = 1600;
/** Pixels an inch at which one unit of an SVG is one pixel (librsvg). */
const unitDensity = 72;

/** Draws SVG text of ours to a PNG 1600 pixels wide. */
export function rasterise(svg: string): Promise<Buffer> {
  const [, units = '1200'] = /viewBox="\S+ \S+ (\S+)/.exec(svg) ?? [];
  return sharp(Buffer.from(svg), { density: (unitDensity * width) / Number(units) })
    .resize({ width })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
