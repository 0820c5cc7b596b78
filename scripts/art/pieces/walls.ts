import type { Canvas } from '#scripts/art/canvas/canvas.ts';
import { px } from '#scripts/art/canvas/numbers.ts';

export function merlons(
  art: Canvas,
  from: number,
  to: number,
  y: number,
  color: string,
  size: number,
  gap: number,
): void {
  art.line(
    color,
    size,
    `M${px(from + size / 2)} ${px(y)}H${px(to)}`,
    `stroke-dasharray="0 ${gap}" stroke-linecap="round"`,
  );
}

export function bastion(
  art: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  [lit, middle, shade]: readonly [string, string, string],
): void {
  const [w, h, slope] = [width, height, width * 0.08];
  merlons(art, x - 3, x + w + 4, y - h, lit, 9, 12);
  art.fill(lit, `M${px(x - slope)} ${px(y)}l${px(slope)} ${-px(h)}h${px(w)}l${px(slope)} ${px(h)}z`);
  art.fill(
    middle,
    `M${px(x + w * 0.42)} ${px(y - h)}h${px(w * 0.3)}l${px(slope * 0.6)} ${px(h)}h${-px(w * 0.32)}z`,
  );
  art.fill(
    shade,
    `M${px(x + w * 0.7)} ${px(y - h)}h${px(w * 0.3)}l${px(slope)} ${px(h)}h${-px(w * 0.34 + slope)}z`,
  );
}
