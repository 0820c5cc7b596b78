import { type Canvas, posterWidth } from '#canvas/canvas.ts';
import { mix } from '#canvas/color.ts';
import { each, join, px, seededRandom } from '#canvas/numbers.ts';
import { type Point, polygon } from '#canvas/path.ts';

export function sky(art: Canvas, bottom: number): void {
  const [top, upper, lower, horizon] = art.tones.sky;
  art.gradient('s', [
    [0, top],
    [0.42, upper],
    [0.76, lower],
    [1, horizon],
  ]);
  const before = art.draws('sky');
  art.raw(`<path fill="url(#s)" d="M0 0h1200v${bottom}H0z"/>`);
  art.draws(before);
}

/** x, y and radius of sun or moon. */
export type Disc = readonly [number, number, number];

/** `rings` are multiples of the radius. */
export function disc(
  art: Canvas,
  x: number,
  y: number,
  radius: number,
  rings: readonly number[] = [1.7, 2.6, 3.8],
  opacity = 0.22,
): Disc {
  const before = art.draws('subject');
  for (const ring of rings.toReversed())
    art.circle(art.tones.glow, x, y, radius * ring, `opacity="${opacity}"`);
  art.circle(art.tones.disc, x, y, radius);
  art.draws(before);
  return [x, y, radius];
}

export function rays(
  art: Canvas,
  x: number,
  y: number,
  count: number,
  length: number,
  opacity: number,
): void {
  if (art.timeOfDay === 'night') return;
  let path = '';
  for (let i = 0; i < count; i++) {
    const from = (i / count) * Math.PI * 2 + 0.05;
    const to = from + Math.PI / count;
    const tip = (angle: number): Point => [x + length * Math.cos(angle), y + length * Math.sin(angle)];
    path += polygon([[x, y], tip(from), tip(to)]);
  }
  const before = art.draws('subject');
  art.fill(art.tones.glow, path, `opacity="${opacity}"`);
  art.draws(before);
}

/** Rows of x, y and length; `color` is not used at night. */
export function streaks(
  art: Canvas,
  bars: readonly (readonly number[])[],
  color: string,
  width: number,
  opacity: number,
): void {
  const path = bars.map(([x = 0, y = 0, length = 0]) => `M${px(x)} ${px(y)}h${px(length)}`).join('');
  art.line(
    art.timeOfDay === 'night' ? art.tones.cloud : color,
    width,
    path,
    `stroke-linecap="round" opacity="${opacity}"`,
  );
}

const heap = [
  [-90, 0, 190],
  [-58, -17, 120],
  [-70, 15, 140],
  [-20, -33, 58],
] as const;

/** About 200 units wide at scale 1. */
export function cloud(
  art: Canvas,
  x: number,
  y: number,
  scale: number,
  color: string,
  opacity: number,
): void {
  const path = heap
    .map(([dx, dy, length]) => `M${px(x + dx * scale)} ${px(y + dy * scale)}h${px(length * scale)}`)
    .join('');
  art.line(color, px(22 * scale), path, `stroke-linecap="round" opacity="${opacity}"`);
}

export function stars(art: Canvas, count: number, bottom: number, [moonX, moonY, radius]: Disc): void {
  if (art.timeOfDay !== 'night') return;
  // A random sequence of its own, so that the rest of the scene is as by day.
  const random = seededRandom(count);
  let small = '';
  let large = '';
  for (let i = 0; i < count; i++) {
    const x = random() * posterWidth;
    const y = random() ** 1.4 * bottom;
    if (Math.hypot(x - moonX, y - moonY) < radius * 1.9) continue;
    if (i % 5 === 0) large += `M${px(x)} ${px(y)}h0`;
    else small += `M${px(x)} ${px(y)}h0`;
  }
  art.line('#fff', 3, small, 'stroke-linecap="round" opacity=".7"');
  art.line('#fff', 5, large, 'stroke-linecap="round"');
}

const wings = (x: number, y: number, s: number) =>
  `M${px(x - s)} ${px(y - s * 0.32)}q${px(s * 0.55)}${join([px(-s * 0.3)])} ${px(s)} ${px(s * 0.34)}` +
  `q${join([px(s * 0.5), px(-s * 0.66), px(s), px(-s * 0.34)])}` +
  `q${join([px(-s * 0.6), px(-s * 0.04), px(-s), px(s * 0.56)])}` +
  `q${join([px(-s * 0.45), px(-s * 0.62), px(-s), px(-s * 0.56)])}z`;

/** Rows of x, y and half the span; none at night. */
export function birds(
  art: Canvas,
  flock: readonly (readonly number[])[],
  color = art.tones.silhouette,
): void {
  if (art.timeOfDay === 'night') return;
  const before = art.draws('subject');
  art.fill(color, flock.map(([x = 0, y = 0, s = 0]) => wings(x, y, s)).join(''));
  art.draws(before);
}

const dot = (x: number, y: number, r: number) =>
  `M${px(x - r)} ${px(y)}a${px(r)} ${px(r)} 0 1 0 ${px(r) * 2} 0a${px(r)} ${px(r)} 0 1 0 ${-px(r) * 2} 0z`;

/** Rows of x, y and radius, each a light with its glow; only where lamps are lit. */
export function lamps(art: Canvas, rows: string): void {
  if (art.lamps !== 'lit') return;
  let [glow, core] = ['', ''];
  each(rows, (x, y, r) => {
    glow += dot(x, y, r * 3.2);
    core += dot(x, y, r);
  });
  art.fill(art.tones.lamp, glow, 'opacity=".3"');
  art.fill(mix(art.tones.lamp, '#ffffff', 0.4), core);
}
