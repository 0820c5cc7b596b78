import type { Canvas } from '#canvas/canvas.ts';
import { at, each, int } from '#canvas/numbers.ts';

/** Side view, head to the left, 116 units high from 0,0 down. */
export const camelPath =
  'M2 30Q6 22 14 20L22 17L24 11L28 17Q31 24 33 34Q36 50 47 43Q56 38 62 27Q70 12 79 25Q86 40 98 42Q109 46 110 60L114 78L109 76L106 66Q107 74 101 80L104 95L102 112L107 116L96 116L96 97L89 78L87 96L82 116L75 116L80 97L81 76Q70 78 59 74L58 95L60 112L64 116L54 116L51 95L49 75L43 93L39 116L32 116L37 93L41 72Q32 62 28 49Q26 38 22 34Q16 36 11 35Q5 35 2 30z';

const colors = ['#2f6fd0', '#ffffff', '#d8283f', '#1f9a5f', '#ffc02e'] as const;

/** @param cords rows of both ends' x and y, sag, spaces, flags @param hang the flag's offset to the left */
export function prayerFlags(
  art: Canvas,
  cords: string,
  flag: string,
  hang: number,
  cordAttributes?: string,
): void {
  const flags = colors.map((color) => ({ color, path: '' }));
  let lines = '';
  each(cords, (x1, y1, x2, y2, sag, spaces, count) => {
    lines += `M${x1} ${y1}Q${int((x1 + x2) / 2)} ${int((y1 + y2) / 2 + sag * 2)} ${x2} ${y2}`;
    for (let i = 1; i <= count; i++) {
      const t = i / spaces;
      const x = x1 + (x2 - x1) * t;
      const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
      at(flags, i % colors.length).path += `M${int(x - hang)} ${int(y)}${flag}`;
    }
  });
  art.line(art.tones.silhouette, 2, lines, cordAttributes);
  for (const { color, path } of flags) art.fill(art.lit(color, 0.8), path);
}
