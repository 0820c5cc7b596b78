import { type Canvas, posterHeight } from '#canvas/canvas.ts';
import { at, px, type Random } from '#canvas/numbers.ts';
import { type Point, polygon } from '#canvas/path.ts';

function crownPath(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  lobes: number,
  bump: number,
): string {
  const knots: (readonly [angle: number, reach: number])[] = [];
  for (let i = 0; i < lobes; i++) {
    const angle = (i / lobes) * Math.PI * 2 - Math.PI / 2;
    const reach = 1 + (random() - 0.5) * bump;
    knots.push([angle, reach], [angle + Math.PI / lobes, reach * (1 - bump * 0.9)]);
  }
  const on = (angle: number, reach: number) =>
    `${px(cx + Math.cos(angle) * rx * reach)} ${px(cy + Math.sin(angle) * ry * reach)}`;
  return `${knots
    .map(([angle, reach], i) => {
      if (i === 0) return `M${on(angle, reach)}`;
      const [before, beforeReach] = at(knots, i - 1);
      const bend = i % 2 === 1 ? on(before + 0.1, beforeReach * 1.16) : on(angle - 0.1, reach * 1.16);
      return `Q${bend} ${on(angle, reach)}`;
    })
    .join('')}z`;
}

export function crown(
  art: Canvas,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  color: string,
  lobes: number,
): void {
  art.fill(color, crownPath(art.random, cx, cy, rx, ry, lobes, 0.16));
}

/** One outline, with half-axes of 100, for every clump. */
export function defineClump(art: Canvas, id = 'cl', lobes = 11): void {
  art.definition(`<path id="${id}" d="${crownPath(art.random, 0, 0, 100, 100, lobes, 0.18)}"/>`);
}

export function clump(
  art: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  id = 'cl',
): void {
  art.use(id, x, y, rx / 100, ry / 100, `fill="${color}"`);
}

export function tuft(art: Canvas, x: number, y: number, height: number, color: string, blades: number): void {
  let path = '';
  for (let i = 0; i < blades; i++) {
    const t = (i / (blades - 1) - 0.5) * 2;
    const l = height * (1 - Math.abs(t) * 0.35) * (0.8 + art.random() * 0.35);
    const foot = x + t * height * 0.16;
    // Both sides begin at the left edge: opposite directions would cut holes into overlapping blades.
    const [up, back] = t < 0 ? [0.36, 0.25] : [0.25, 0.36];
    path +=
      `M${px(foot - 3)} ${px(y)}Q${px(x + t * height * up)} ${px(y - l * 0.6)} ${px(x + t * height * 0.75)} ${px(y - l)}` +
      `Q${px(x + t * height * back)} ${px(y - l * 0.5)} ${px(foot + 3)} ${px(y)}z`;
  }
  art.fill(color, path);
}

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
