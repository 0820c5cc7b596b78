import { at, type Random } from '#canvas/numbers.ts';
import { below, type Point, polygon } from '#canvas/path.ts';
import { type Canvas, posterHeight } from '#canvas/canvas.ts';

// Finer breaks are relatively steeper, as in rock.
const roughness = [0.4, 0.85, 1.15, 1.2];

function crag(line: readonly Point[], random: Random, jag = 0.18, depth = 3): Point[] {
  let broken = [...line];
  for (let pass = 0; pass < depth; pass++) {
    const finer: Point[] = [at(broken, 0)];
    for (let i = 1; i < broken.length; i++) {
      const [a, b] = [at(broken, i - 1), at(broken, i)];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const offset = (random() - 0.5) * jag * at(roughness, pass);
      finer.push([(a[0] + b[0]) / 2 - dy * offset, (a[1] + b[1]) / 2 + dx * offset * 0.9], b);
    }
    broken = finer;
  }
  return broken;
}

export function hills(art: Canvas, line: readonly Point[], color: string, base = posterHeight): void {
  art.fill(color, below(line, base));
}

export function ridge(
  art: Canvas,
  line: readonly Point[],
  color: string,
  { jag = 0.2, base = posterHeight }: { jag?: number; base?: number } = {},
): void {
  const outline = crag(line, art.random, jag);
  art.fill(
    color,
    polygon([...outline, [at(outline, outline.length - 1)[0], base], [at(outline, 0)[0], base]]),
  );
}

export interface MassifStyle {
  readonly snow: string;
  readonly shade: string;
  readonly rock: string;
  /** How far down the snow reaches, 0 to 1. */
  readonly snowline: number;
  readonly base: number;
  readonly jag: number;
  readonly shadeTo?: 'left' | 'right';
}

interface Peak {
  readonly top: Point;
  readonly left: readonly Point[];
  readonly right: readonly Point[];
}

const last = <T>(list: readonly T[]) => at(list, list.length - 1);

function snowCap({ top, left, right }: Peak, { base, snowline }: MassifStyle, random: Random): string {
  const height = base - top[1];
  const low = top[1] + height * snowline;
  const leftSnow = left.filter(([, y]) => y < low);
  const rightSnow = right.filter(([, y]) => y < low);
  const [from] = leftSnow[0] ?? last(left);
  const [to] = rightSnow.at(-1) ?? at(right, 0);
  const teeth = Math.max(3, Math.round((to - from) / 34));
  const hem: Point[] = [];
  for (let k = 1; k < teeth; k++) {
    const fall = (k % 2 === 0 ? 1 : -1) * height * (0.05 + random() * 0.07);
    hem.push([to + ((from - to) * k) / teeth, low - height * 0.04 + fall]);
  }
  return polygon([...leftSnow, ...rightSnow, ...hem]);
}

function shadedFace(
  { top, left, right }: Peak,
  { base, shadeTo = 'right' }: MassifStyle,
  random: Random,
): string {
  const side = shadeTo === 'right' ? 1 : -1;
  const height = base - top[1];
  const edge = shadeTo === 'right' ? right : left.toReversed();
  const valley = last(edge);
  const spine: Point[] = [];
  for (let k = 1; k <= 6; k++) {
    const t = k / 6;
    const swing = k % 2 === 0 ? -0.035 : 0.1;
    const aside = side * height * (0.1 * t + swing * (1 - t * 0.4));
    spine.push([top[0] + aside + (random() - 0.5) * height * 0.05, top[1] + height * t]);
  }
  return polygon([
    ...edge,
    [valley[0] + side * 14, valley[1] + (base - valley[1]) * 0.45],
    [valley[0] - side * 10, base],
    ...spine.toReversed(),
  ]);
}

function shards(
  { top, left, right }: Peak,
  { base, shadeTo = 'right' }: MassifStyle,
  random: Random,
): string {
  const side = shadeTo === 'right' ? 1 : -1;
  const slope = shadeTo === 'right' ? left : right;
  return [0, 1]
    .map((k) => {
      const [x, y] = at(slope, Math.floor(slope.length * (0.3 + 0.32 * k)));
      const h = (base - top[1]) * (0.24 + random() * 0.12);
      return polygon([
        [x + side * h * 0.1, y + h * 0.12],
        [x + side * h * (0.2 + random() * 0.14), y + h * 0.5],
        [x + side * h * (0.12 + random() * 0.1), y + h * 0.62],
        [x + side * h * (0.3 + random() * 0.1), y + h * 1.15],
        [x + side * h * 0.04, y + h * 0.7],
      ]);
    })
    .join('');
}

/** `line` goes valley, peak, valley, peak ... valley. */
export function massif(art: Canvas, line: readonly Point[], style: MassifStyle): void {
  const slopes = line.slice(1).map((to, i) => crag([at(line, i), to], art.random, style.jag));
  const outline = slopes.flatMap((slope, i) => (i === 0 ? slope : slope.slice(1)));
  art.fill(style.rock, polygon([...outline, [last(line)[0], style.base], [at(line, 0)[0], style.base]]));
  const peaks: Peak[] = [];
  for (let i = 1; i < line.length; i += 2)
    peaks.push({ top: at(line, i), left: at(slopes, i - 1), right: at(slopes, i) });
  for (const peak of peaks) art.fill(style.snow, snowCap(peak, style, art.random));
  const faces = peaks.map((peak) => shadedFace(peak, style, art.random) + shards(peak, style, art.random));
  art.fill(style.shade, faces.join(''));
}
