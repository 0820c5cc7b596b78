import { at } from '#scripts/art/canvas/numbers.ts';
import type { Point } from '#scripts/art/canvas/path.ts';
import type { Random } from '#scripts/art/canvas/random.ts';

// Finer breaks are relatively steeper, as in rock.
const roughness = [0.4, 0.85, 1.15, 1.2];

export function crag(line: readonly Point[], random: Random, jag = 0.18, depth = 3): Point[] {
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
