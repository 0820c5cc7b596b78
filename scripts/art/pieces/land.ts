import { posterHeight, type Canvas } from '#scripts/art/canvas/canvas.ts';
import { at } from '#scripts/art/canvas/numbers.ts';
import { below, polygon, type Point } from '#scripts/art/canvas/path.ts';
import { crag } from './crag.ts';

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
