import { posterHeight, posterWidth, type Canvas } from '#canvas/canvas.ts';
import { at, px } from '#canvas/numbers.ts';

export function water(art: Canvas, y: number, bottom = posterHeight): void {
  const [far, near] = art.tones.water;
  art.gradient('w', [
    [0, far],
    [1, near],
  ]);
  art.raw(`<path fill="url(#w)" d="M0 ${px(y)}h1200V${bottom}H0z"/>`);
}

// Strokes in three groups by distance, far to near: near ones are thicker.
function strokes(
  art: Canvas,
  paths: readonly string[],
  widths: readonly number[],
  color: string,
  opacity: number,
) {
  for (const [i, path] of paths.entries())
    if (path !== '') art.line(color, at(widths, i), path, `stroke-linecap="round" opacity="${opacity}"`);
}
const third = (t: number) => Math.min(2, Math.floor(t * 3));

export function ripples(
  art: Canvas,
  from: number,
  to: number,
  color: string,
  count: number,
  opacity: number,
  left = 0,
  right = posterWidth,
): void {
  const paths = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const t = art.random();
    const y = from + (to - from) * t;
    const length = (18 + art.random() * 60) * (0.35 + t * 1.5);
    const x = left + art.random() * (right - left) - length / 2;
    paths[third(t)] += `M${px(x)} ${px(y)}h${px(length)}`;
  }
  strokes(art, paths, [3, 5, 8], color, opacity);
}

export function glitter(
  art: Canvas,
  x: number,
  from: number,
  to: number,
  farWidth: number,
  nearWidth: number,
  color: string,
  opacity: number,
  rows: number,
): void {
  const before = art.draws('subject');
  const paths = ['', '', ''];
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const y = from + (to - from) * t ** 1.25;
    const width = (farWidth + (nearWidth - farWidth) * t) * (0.45 + art.random() * 0.75);
    const shift = (art.random() - 0.5) * width * 0.5;
    paths[third(t)] += `M${px(x - width / 2 + shift)} ${px(y)}h${px(width)}`;
    if (art.random() > 0.45) {
      const aside = width * (art.random() > 0.5 ? 0.72 : -0.92);
      paths[third(t)] += `M${px(x + shift + aside)} ${px(y)}h${px(width * 0.22)}`;
    }
  }
  strokes(art, paths, [4, 7, 10], color, opacity);
  art.draws(before);
}
