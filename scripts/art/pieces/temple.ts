import type { Canvas } from '#scripts/art/canvas/canvas.ts';
import { px } from '#scripts/art/canvas/numbers.ts';
import { segments } from '#scripts/art/canvas/path.ts';

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
