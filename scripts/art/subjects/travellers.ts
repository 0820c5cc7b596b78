import type { Canvas } from '#scripts/art/canvas/canvas.ts';

export function travellers(art: Canvas): void {
  const rani = art.lit('#e01c64');
  const marigold = art.lit('#ffc42e');
  const teal = art.lit('#1f9c8f');
  const ink = art.tones.silhouette;
  art.fill(art.lit('#f4e2c0'), 'M700 606h440v16H700z');
  art.fill(art.half('#d97b4a', 0.35), 'M712 622h416v44H712z');
  art.fill(art.shaded('#d97b4a', 0.2), 'M990 622h138v44H990z');
  art.line(art.lit('#f4e2c0'), 5, 'M712 644h416', 'stroke-dasharray="26 14" opacity=".7"');
  const sitter = (x: number, c: string, tb: string) => {
    art.fill(ink, `M${x - 12} 606l2-36q3-16 14-16t12 16l2 22h14v34h-9v-22h-26z`);
    art.circle(ink, x + 4, 544, 11);
    if (c) art.fill(c, `M${x - 10} 604l2-34q12-12 24 0l2 22z`);
    if (tb) art.fill(tb, `M${x - 8} 542q12-22 24 0z`);
  };
  sitter(746, marigold, '');
  sitter(796, teal, art.lit('#f4ead0'));
  sitter(1052, rani, '');
  art.fill(ink, 'M1086 606l4-60q3-16 14-16t13 16l5 60z');
  art.circle(ink, 1104, 518, 12);
  art.fill(marigold, 'M1088 580l4-36q12-12 26 0l4 36zM1092 516q12-22 26 4l4 26-8-4-4-20z');
  art.fill(art.lit('#8a5a3a'), 'M830 606v-30h44v30zM1000 666v-34h52v34z');
  art.fill(teal, 'M1058 666v-26h36v26z');
  art.line(ink, 4, 'M843 576v-8h18v8M1016 632v-8h20v8');
  art.line(art.lit('#f4e2c0'), 3, 'M830 590h44M1000 648h52');
}
