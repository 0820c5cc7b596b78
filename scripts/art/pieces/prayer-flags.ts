import type { Canvas } from '#scripts/art/canvas/canvas.ts';
import { at, each, int } from '#scripts/art/canvas/numbers.ts';

/** In their order: sky, air, fire, water, earth. */
const colors = ['#2f6fd0', '#ffffff', '#d8283f', '#1f9a5f', '#ffc02e'] as const;

/**
 * @param cords rows of both ends' x and y, sag, spaces, flags @param flag path of a flag @param hang its offset to the
 * left
 */
export function prayerFlags(
  art: Canvas,
  cords: string,
  flag: string,
  hang: number,
  cordAttributes?: string,
): void {
  const flags = colors.map((color) => ({ color, path: '' }));
  let lines = '';
  each(cords, (x1, y1, x2, y2, sag, spaces, count) => {
    lines += `M${x1} ${y1}Q${int((x1 + x2) / 2)} ${int((y1 + y2) / 2 + sag * 2)} ${x2} ${y2}`;
    for (let i = 1; i <= count; i++) {
      const t = i / spaces;
      const x = x1 + (x2 - x1) * t;
      const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
      at(flags, i % colors.length).path += `M${int(x - hang)} ${int(y)}${flag}`;
    }
  });
  art.line(art.tones.silhouette, 2, lines, cordAttributes);
  for (const { color, path } of flags) art.fill(art.lit(color, 0.8), path);
}
