import sharp from 'sharp';

/** px; as wide as the largest variant of a picture. */
const widest = 1600;
/** Pixels an inch at which one unit of an SVG is one pixel (librsvg). */
const unitDensity = 72;

/** @returns a PNG */
export function rasterise(svg: string, width = widest): Promise<Buffer> {
  const [, units = '1200'] = /viewBox="\S+ \S+ (\S+)/.exec(svg) ?? [];
  return sharp(Buffer.from(svg), { density: (unitDensity * width) / Number(units) })
    .resize({ width })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** px */
const tile = { width: 600, height: 400 } as const;
const gap = 24;
const sheetColor = '#fffaf0';

export async function renderContactSheet(posters: readonly string[], columns: number): Promise<Buffer> {
  const tiles = await Promise.all(
    posters.map(async (svg, i) => ({
      input: await rasterise(svg, tile.width),
      left: gap + (i % columns) * (tile.width + gap),
      top: gap + Math.floor(i / columns) * (tile.height + gap),
    })),
  );
  const width = gap + columns * (tile.width + gap);
  const height = gap + Math.ceil(posters.length / columns) * (tile.height + gap);
  return sharp({ create: { width, height, channels: 3, background: sheetColor } })
    .composite(tiles)
    .png()
    .toBuffer();
}
