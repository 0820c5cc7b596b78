import { posterHeight, type Canvas } from '#scripts/art/canvas/canvas.ts';
import { polygon, type Point } from '#scripts/art/canvas/path.ts';

/** 100 units high, its foot at 0,0. */
export function definePine(art: Canvas, dark: string, lit: string, id: string): void {
  art.define(id, () => {
    art.fill(
      dark,
      'M0-100l9 20-4-1 12 20-6-1 14 21-7-1 15 24-8-1 14 21H-39l14-21-8 1 15-24-7 1 14-21-6 1 12-20-4 1zM-3 0h6v8h-6z',
    );
    art.fill(
      lit,
      'M0-100l3 20-6 1 4 18-10 2 6 20-13 2 8 22-15 3 7 14H-39l14-21-8 1 15-24-7 1 14-21-6 1 12-20-4 1z',
    );
  });
}

/** Rows of x, y, height and, if other than 1, a factor for the width. */
export function pines(art: Canvas, rows: readonly (readonly number[])[], id: string): void {
  for (const [x = 0, y = 0, height = 0, wide = 1] of rows)
    art.use(id, x, y, (height / 100) * wide, height / 100);
}

/** `step` is the width of a tree. */
export function treeline(
  art: Canvas,
  from: number,
  to: number,
  y: number,
  height: number,
  color: string,
  step: number,
  base = posterHeight,
): void {
  const outline: Point[] = [];
  let x = from;
  while (x < to) {
    const w = step * (0.7 + art.random() * 0.6);
    const h = height * (0.55 + art.random() * 0.6);
    outline.push(
      [x, y + (art.random() - 0.5) * 8],
      [x + w * 0.3, y - h * 0.45],
      [x + w * 0.24, y - h * 0.45],
      [x + w * 0.5, y - h],
      [x + w * 0.76, y - h * 0.45],
      [x + w * 0.7, y - h * 0.45],
    );
    x += w;
  }
  art.fill(color, polygon([...outline, [x, y], [x, base], [from, base]]));
}
