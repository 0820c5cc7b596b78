import type { Canvas } from '#canvas/canvas.ts';
import { px } from '#canvas/numbers.ts';
import { polygon, type Point } from '#canvas/path.ts';

const leafletCount = 9;

/** From 0,0. @param angle at the trunk, in radians @param droop how far its end sinks, as a part of its length */
function frond(angle: number, length: number, droop: number, width: number): string {
  const [endX, endY] = [Math.cos(angle) * length, (Math.sin(angle) + droop) * length];
  const [bendX, bendY] = [endX * 0.5, Math.sin(angle) * length * 0.9 - droop * length * 0.2];
  const down = endX >= 0 ? 1 : -1;
  const comb = Array.from({ length: leafletCount }, (_, i) => {
    const t = 0.08 + (0.92 * i) / leafletCount;
    const x = 2 * t * (1 - t) * bendX + t * t * endX;
    const y = 2 * t * (1 - t) * bendY + t * t * endY;
    const [slopeX, slopeY] = [(1 - t) * bendX + t * (endX - bendX), (1 - t) * bendY + t * (endY - bendY)];
    const slope = Math.hypot(slopeX, slopeY);
    const [tx, ty] = [slopeX / slope, slopeY / slope];
    const [dx, dy] = [-ty * down + tx * 0.55, tx * down + ty * 0.55 + 0.25];
    const reach = (length * width * Math.sin(Math.PI * (0.24 + 0.7 * t))) / Math.hypot(dx, dy);
    const thick = length * 0.045 * (1 - t);
    return [
      [x - ty * down * thick, y + tx * down * thick],
      [x + tx * 6 + dx * reach, y + ty * 6 + dy * reach],
    ] satisfies Point[];
  });
  // All fronds run clockwise: opposite directions would cut holes into overlapping ones.
  const rib = `Q${px(bendX)} ${px(bendY)} `;
  const under = polygon(
    down === 1 ? [[endX, endY], ...comb.flat().toReversed()] : [[0, 0], ...comb.flat(), [endX, endY]],
    'open',
  );
  return down === 1 ? `M0 0${rib}${under.slice(1)}z` : `${under}${rib}0 0z`;
}

// Angle, length and droop of the fronds behind and in front.
const behind = [
  [-2.95, 104, 0.4],
  [-2.3, 98, 0.22],
  [-0.85, 98, 0.22],
  [-0.2, 106, 0.42],
  [-3.5, 84, 0.66],
  [0.36, 84, 0.64],
] as const;
const front = [
  [-2.62, 106, 0.3],
  [-1.95, 92, 0.16],
  [-1.05, 90, 0.14],
  [-0.5, 104, 0.3],
] as const;

/** A palm's crown, about 200 units wide around 0,0. */
export function definePalm(art: Canvas, lit: string, dark: string, id: string): void {
  art.define(id, () => {
    art.fill(dark, behind.map(([angle, length, droop]) => frond(angle, length, droop, 0.34)).join(''));
    art.fill(lit, front.map(([angle, length, droop]) => frond(angle, length, droop, 0.3)).join(''));
  });
}

/** Stands at x, y. @param lean units aside @param highlight '' for none @param id of `definePalm` */
export function palm(
  art: Canvas,
  x: number,
  y: number,
  height: number,
  lean: number,
  color: string,
  highlight: string,
  id: string,
  scale = height / 230,
  trunk = 1,
): void {
  const [topX, topY] = [x + lean, y - height];
  const w = Math.max(3, height * 0.034 * trunk);
  const [bendX, bendY] = [x + lean * 0.18, y - height * 0.55];
  const left = `M${px(x - w)} ${px(y)}Q${px(bendX - w * 0.7)} ${px(bendY)} ${px(topX - w * 0.4)} ${px(topY)}`;
  art.fill(color, `${left}h${px(w * 0.8) || 2}Q${px(bendX + w * 0.8)} ${px(bendY)} ${px(x + w)} ${px(y)}z`);
  if (highlight !== '')
    art.fill(
      highlight,
      `${left}h${Math.max(1, px(w * 0.3))}Q${px(bendX - w * 0.1)} ${px(bendY)} ${px(x - w * 0.3)} ${px(y)}z`,
    );
  art.use(id, topX, topY, scale);
}
