import type { Canvas } from '#canvas/canvas.ts';
import { at, int, seededRandom } from '#canvas/numbers.ts';
import { curve, type Point, points, polygon } from '#canvas/path.ts';

export interface KarstColors {
  readonly rock: string;
  readonly rockShade: string;
  readonly scrub: string;
  readonly scrubShade: string;
}

// Percent of the width and of the height above the waterline, left foot to right foot.
const outline = points('0 0, 3 6, -2 30, 5 62, 16 86, 36 100, 58 98, 80 84, 94 56, 101 28, 97 6, 100 0');

const place = (across: number, up: number): Point => [across * 100 - 50, -up * 200];

/** A limestone tower, 100 wide and 200 high over 0,0. */
export function defineKarst(art: Canvas, id: string, colors: KarstColors, seed: number): void {
  const random = seededRandom(seed);
  const edge = outline.map(([across, up]): Point => {
    const [x, y] = place(across / 100, up / 100);
    return [x + (random() - 0.5) * 5, y];
  });
  const inner = [place(0.58, 0), place(0.66, 0.2), place(0.54, 0.4), place(0.66, 0.64), place(0.52, 0.8)];

  art.define(id, () => {
    art.fill(colors.rock, `${curve(edge, 'open', 9)}z`);
    art.fill(colors.rockShade, `${curve(edge.slice(6), 'open', 9)}L${polygon(inner, 'open').slice(1)}z`);
    let cracks = '';
    for (let i = 0; i < 4; i++) {
      const [x, y] = place(0.14 + i * 0.11, 0.72 - random() * 0.3);
      cracks += `M${int(x)} ${int(y)}l3 24 -2 20`;
    }
    art.line(colors.rockShade, 3, cracks, 'opacity=".6"');

    const [left, right] = [at(edge, 3), at(edge, 7)];
    const hem: Point[] = [];
    for (let k = 1; k < 7; k++) {
      const x = right[0] + ((left[0] - right[0]) * k) / 7;
      hem.push([x, -200 * (0.6 + (k % 2 === 1 ? 0.16 : 0.02) + random() * 0.06)]);
    }
    art.fill(colors.scrub, curve([...edge.slice(3, 8), ...hem], 'closed', 9));
    const [first, second] = [at(hem, 0), at(hem, 1)];
    const shaded: Point[] = [...edge.slice(6, 8), first, second, [second[0] + 4, second[1] - 24]];
    art.fill(colors.scrubShade, curve(shaded, 'closed', 9));
  });
}
