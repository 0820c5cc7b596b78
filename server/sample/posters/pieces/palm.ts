import type { Canvas } from '#server/sample/posters/canvas.ts';
import { px } from '#server/sample/posters/numbers.ts';
import { polygon, type Point } from '#server/sample/posters/path.ts';

// Leaflets hang from an arching spine; a steep frond carries them on both sides.
function frond(angle: number, length: number, droop: number, width = 0.22): string {
  const teeth = 7;
  const endX = Math.cos(angle) * length;
  const endY = Math.sin(angle) * length + droop * length;
  const bendX = Math.cos(angle) * length * 0.5;
  const bendY = Math.sin(angle) * length * 0.78 - droop * length * 0.08;
  const spine = (t: number): Point => [
    2 * t * (1 - t) * bendX + t * t * endX,
    2 * t * (1 - t) * bendY + t * t * endY,
  ];
  const direction = (t: number): Point => {
    const x = 2 * (1 - t) * bendX + 2 * t * (endX - bendX);
    const y = 2 * (1 - t) * bendY + 2 * t * (endY - bendY);
    const l = Math.hypot(x, y);
    return [x / l, y / l];
  };
  const leaflets = (side: number, amount: number): Point[] => {
    const outline: Point[] = [];
    for (let i = 1; i <= teeth; i++) {
      const t = i / (teeth + 0.5);
      const p = spine(t);
      const q = spine(Math.max(0, t - 0.5 / teeth));
      const [tx, ty] = direction(t);
      const [nx, ny] = [-ty * side, tx * side];
      const dx = nx * 0.85 + tx * 0.6;
      const dy = ny * 0.85 + ty * 0.6 + 0.4;
      const l = Math.hypot(dx, dy);
      const w = length * width * amount * Math.sin(Math.PI * (0.16 + 0.8 * t)) ** 0.8 * 1.15;
      outline.push([q[0] + nx * w * 0.38, q[1] + ny * w * 0.38], [p[0] + (dx / l) * w, p[1] + (dy / l) * w]);
    }
    return outline;
  };
  const down = Math.cos(angle) >= 0 ? 1 : -1;
  const steep = Math.abs(Math.cos(angle)) < 0.8;
  const upper = steep ? leaflets(-down, 0.62) : [spine(0.3), spine(0.65)];
  return polygon([[0, 0], ...upper, [endX, endY], ...leaflets(down, 1).toReversed()]);
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

/** Defines a palm's crown, about 200 units wide around 0,0. */
export function definePalm(art: Canvas, lit: string, dark: string, id: string): void {
  art.define(id, () => {
    art.fill(dark, behind.map(([angle, length, droop]) => frond(angle, length, droop)).join(''));
    art.fill(lit, front.map(([angle, length, droop]) => frond(angle, length, droop, 0.18)).join(''));
  });
}

/**
 * A palm standing at x, y and leaning `lean` units aside.
 * @param highlight colour of the trunk's lit edge, '' for none
 * @param id the crown made by `definePalm`
 * @param scale of the crown
 */
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
