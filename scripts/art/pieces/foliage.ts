import type { Canvas } from '#scripts/art/canvas/canvas.ts';
import { at, px } from '#scripts/art/canvas/numbers.ts';
import type { Random } from '#scripts/art/canvas/random.ts';

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
