import type { Canvas } from '#scripts/art/canvas/canvas.ts';
import { int } from '#scripts/art/canvas/numbers.ts';

export function teaRows(y: number, count: number, gap: number): string {
  let path = '';
  for (let i = 0; i < count; i++)
    path += `M-10 ${int(y + i * gap * (1 + i * 0.16))}q160 ${-34 - i * 2} 330 ${-8 + i}t340 ${20 + i}t330 -18t260 -10`;
  return path;
}

/** Rows of x, y, scale and the colour of the dress. */
export function pluckers(art: Canvas, people: readonly (readonly [number, number, number, string])[]): void {
  art.define('w', () => {
    art.fill(art.tones.silhouette, 'M-4-40q14 0 18 14l6 26h-34l2-24q0-14 8-16z');
    art.circle(art.tones.silhouette, 2, -50, 9);
  });
  for (const [x, y, k, color] of people) {
    art.use('w', x, y, k);
    art.fill(
      art.lit(color),
      `M${int(x - 12 * k)} ${y}l${int(3 * k)}-${int(26 * k)}q${int(12 * k)}-${int(16 * k)} ${int(22 * k)} 0l${int(7 * k)} ${int(26 * k)}z` +
        `M${int(x - 8 * k)} ${int(y - 50 * k)}q${int(10 * k)}-${int(18 * k)} ${int(20 * k)} 0z`,
    );
    art.fill(
      art.lit('#e0b468'),
      `M${int(x - 24 * k)} ${int(y - 38 * k)}h${int(18 * k)}l-${int(2 * k)} ${int(26 * k)}h-${int(13 * k)}z`,
    );
  }
}
