import type { Canvas } from '#canvas/canvas.ts';
import { px } from '#canvas/numbers.ts';
import { segments } from '#canvas/path.ts';

export interface DomeStyle {
  readonly finial?: number;
  readonly finialColor?: string;
  /** Half the width at the widest, as a part of the width; .5 is upright. */
  readonly bulge?: number;
}

/** Stands on y; `shade` '' draws one tone. */
export function dome(
  art: Canvas,
  cx: number,
  y: number,
  width: number,
  height: number,
  lit: string,
  shade: string,
  { finial = 18, bulge = 0.62, finialColor = lit }: DomeStyle = {},
): void {
  const [w, h, a, b] = [width, height, width / 2, width * bulge];
  const rightSide = [
    [w * 0.2, h * 0.34, b, h * 0.58, a, h],
    [w * 0.18, -h * 0.4, w * 0.02, -h * 0.66, -w * 0.12, -h],
  ] as const;
  const rise = segments('c', [a - b, -h * 0.42, a - w * 0.2, -h * 0.66, a, -h], rightSide[0]);
  art.fill(lit, `M${px(cx - a)} ${px(y)}${rise}z`);
  if (shade !== '') {
    const fall = segments('c', rightSide[0]);
    art.fill(shade, `M${px(cx)} ${px(y - h)}${fall}h${-px(w * 0.38)}${segments('c', rightSide[1])}z`);
  }
  if (finial !== 0)
    art.line(finialColor, Math.max(2, px(w * 0.035)), `M${px(cx)} ${px(y - h + 3)}v${-px(finial)}`);
}

function archPath(x: number, y: number, width: number, height: number, rise = 0.42): string {
  const r = height * rise;
  const head = segments('q', [0, -r * 0.6, width / 2, -r], [width / 2, r * 0.4, width / 2, r]);
  return `M${px(x)} ${px(y)}v${-px(height - r)}${head}v${px(height - r)}z`;
}

/** `rise` is the pointed part of its height. */
export function arch(
  art: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  rise?: number,
): void {
  art.fill(color, archPath(x, y, width, height, rise));
}

export function archRow(
  art: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  gap: number,
  count: number,
  color: string,
  rise?: number,
): void {
  let path = '';
  for (let i = 0; i < count; i++) path += archPath(x + i * (width + gap), y, width, height, rise);
  art.fill(color, path);
}

export function chhatri(
  art: Canvas,
  cx: number,
  y: number,
  width: number,
  height: number,
  lit: string,
  shade: string,
): void {
  const [w, h] = [width, height];
  const post = h * 0.42;
  art.rect(lit, cx - w * 0.5, y - post - 2, w, Math.max(3, h * 0.07));
  for (const k of [-0.42, -0.14, 0.14, 0.33])
    art.rect(k > 0 ? shade : lit, cx + k * w, y - post, w * 0.09, post);
  art.rect(lit, cx - w * 0.5, y - 3, w, 4);
  dome(art, cx, y - post - 2, w * 0.86, h * 0.5, lit, shade, { finial: h * 0.16 });
}

export function shikhara(
  art: Canvas,
  cx: number,
  y: number,
  width: number,
  height: number,
  lit: string,
  shade: string,
  { flag }: { flag?: string } = {},
): void {
  const [w, h, a, g] = [width, height, width / 2, width * 0.11];
  const up = segments('c', [-a * 0.02, -h * 0.45, a * 0.38, -h * 0.78, a - g, -h * 0.9]);
  const down = segments('c', [a * 0.62 - g, h * 0.12, a * 1.02 - g, h * 0.45, a - g, h * 0.9]);
  const back = segments('c', [w * 0.05, -h * 0.4, w * 0.05, -h * 0.7, -w * 0.03, -h * 0.9]);
  art.fill(lit, `M${px(cx - a)} ${px(y)}${up}h${px(g * 2)}${down}z`);
  art.fill(shade, `M${px(cx + g)} ${px(y - h * 0.9)}${down}H${px(cx + w * 0.06)}${back}z`);
  art.ellipse(lit, cx, y - h * 0.915, w * 0.17, h * 0.03);
  art.fill(
    lit,
    `M${px(cx - w * 0.07)} ${px(y - h * 0.94)}l${px(w * 0.07)} ${-px(h * 0.09)} ${px(w * 0.07)} ${px(h * 0.09)}z`,
  );
  if (flag === undefined) return;
  art.line(shade, 2, `M${px(cx)} ${px(y - h)}v${-px(h * 0.2)}`);
  art.fill(
    flag,
    `M${px(cx)} ${px(y - h * 1.2)}l${px(w * 0.5)} ${px(h * 0.035)}-${px(w * 0.5)} ${px(h * 0.055)}z`,
  );
}

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
