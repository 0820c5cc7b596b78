import type { Canvas } from '#scripts/art/canvas/canvas.ts';

// About 60 wide, its stem at 0,0.
const chinarLeaf =
  'M0 0l-4 14-10-4 2 9-17-2 8 10-11 8 16 3-3 9 11-3 3 17 5 12 5-12 3-17 11 3-3-9 16-3-11-8 8-10-17 2 2-9-10 4z';

export function chinarBranch(art: Canvas): void {
  art.line(art.shaded('#5a3424', 0.5), 14, 'M1210 60Q1060 90 960 70T800 116');
  art.line(art.shaded('#5a3424', 0.5), 8, 'M1060 84q-30 60-90 70M960 70q-40-40-100-46M1130 74q0 60-40 110');
  art.define('l', () => {
    art.fill(art.lit('#d9541e'), chinarLeaf);
  });
  art.define('y', () => {
    art.fill(art.lit('#f0922b'), chinarLeaf);
  });
  art.define('x', () => {
    art.fill(art.half('#a8322a', 0.3), chinarLeaf);
  });
  const leaves = [
    ['x', 830, 90, 1.5, 20],
    ['l', 800, 112, 1.5, 8],
    ['y', 868, 26, 1.4, 40],
    ['l', 900, 50, 1.6, -10],
    ['y', 950, 66, 1.7, 12],
    ['x', 990, 140, 1.4, 30],
    ['l', 972, 150, 1.6, -16],
    ['y', 1030, 90, 1.7, -4],
    ['x', 1080, 70, 1.9, 16],
    ['l', 1100, 90, 1.8, -20],
    ['y', 1090, 180, 1.5, 14],
    ['l', 1140, 60, 2, 10],
    ['x', 1170, 90, 1.9, -12],
    ['y', 1190, 50, 2, 20],
    ['x', 940, -10, 1.7, 6],
    ['l', 1040, -10, 2, -14],
    ['y', 1130, -16, 2, 4],
    ['l', 780, 300, 0.8, 60],
    ['y', 880, 350, 0.7, -40],
  ] as const;
  for (const [i, x, y, k, a] of leaves) {
    art.raw(`<use href="#${i}" transform="translate(${x} ${y})rotate(${a})scale(${k})"/>`);
  }
}
