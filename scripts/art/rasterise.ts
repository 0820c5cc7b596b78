import sharp from 'sharp';

const widest = 1600;
/** Pixels an inch at which one unit of an SVG is one pixel (librsvg). */
const unitDensity = 72;

export function rasterise(svg: string, width = widest): Promise<Buffer> {
  const [, units = '1200'] = /viewBox="\S+ \S+ (\S+)/.exec(svg) ?? [];
  return sharp(Buffer.from(svg), { density: (unitDensity * width) / Number(units) })
    .resize({ width })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
