import type { Canvas } from '#scripts/art/canvas/canvas.ts';

export function bus(art: Canvas): void {
  const rani = art.lit('#e01c64');
  const marigold = art.lit('#ffc42e');
  const teal = art.lit('#1f9c8f');
  const ink = art.tones.silhouette;
  const glass = art.lit('#fff3cf');
  art.group('transform="translate(424 556)scale(.93)"', () => {
    art.ellipse(ink, 130, 88, 150, 12, 'opacity=".3"');
    art.fill(rani, 'M0 0q0-16 18-16h224q26 0 30 22l6 44v26H0z');
    art.fill(art.shaded('#e01c64', 0.15), 'M0 50h278v26H0z');
    art.rect(marigold, 0, 34, 278, 9);
    art.rect(teal, 0, 45, 278, 5);
    art.fill(
      glass,
      'M14-2h32v26H14zM56-2h32v26H56zM98-2h32v26H98zM140-2h32v26h-32zM182-2h32v26h-32zM226-2h16q12 0 14 12l2 16h-32z',
    );
    art.fill(ink, 'M66 24q0-18 8-18t8 18zM150 24q0-18 8-18t8 18zM192 24q0-18 8-18t8 18z');
    art.line(ink, 4, 'M20-26h200M20-26v10M80-26v10M150-26v10M220-26v10');
    art.fill(art.lit('#8a5a3a'), 'M30-28v-22h44v22z');
    art.fill(marigold, 'M80-28v-30h34v30z');
    art.fill(teal, 'M118-28v-18h50v18z');
    art.fill(art.lit('#f4ead0'), 'M172-28q2-22 20-22t22 22z');
    art.fill(rani, 'M126-46v-14h30v14z');
    art.circle(ink, 58, 78, 24);
    art.circle(ink, 214, 78, 24);
    art.circle(art.lit('#e9dcc0'), 58, 78, 10);
    art.circle(art.lit('#e9dcc0'), 214, 78, 10);
    art.circle('#fff7d0', 272, 52, 7);
    art.line(ink, 5, 'M270 68h14');
  });
}
