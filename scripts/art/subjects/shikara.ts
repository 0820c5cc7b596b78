import type { Canvas } from '#scripts/art/canvas/canvas.ts';

/** About 760 wide, its waterline a little above 0,0. */
export function defineShikara(art: Canvas, id: string): void {
  const hull = art.shaded('#8a5230', 0.45);
  const rani = art.lit('#d81b5c');
  const raniDark = art.shaded('#d81b5c', 0.25);
  const gold = art.lit('#ffc53a');
  art.define(id, () => {
    art.fill(
      hull,
      'M-330-58q-30-6-52-30q60 18 130 24l470 10q80-2 150-44q-20 50-80 74-40 22-110 24h-330q-110-4-178-58z',
    );
    art.fill(
      art.lit('#c98a4b'),
      'M-330-58q-30-6-52-30q60 18 130 24l470 10q80-2 150-44q-8 22-26 40-60 28-124 26l-460-12q-46-2-88-14z',
    );
    art.line(gold, 4, 'M-300-40l500 12q70 0 120-24');
    art.fill(rani, 'M-150-46v-96h14v96zM60-44v-98h14v98z');
    art.fill(gold, 'M-142-60q40-20 100-18t90 20v18h-190z');
    art.fill(raniDark, 'M-142-44q90-22 190 4v4h-190z');
    art.fill(rani, 'M-178-140l36-44h190l36 44z');
    art.fill(raniDark, 'M20-184h28l36 44h-60z');
    art.fill(
      gold,
      'M-182-142h270v10q-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0z',
    );
    art.line(gold, 5, 'M-142-184h190');
    art.fill(rani, 'M-136-132q22 30 4 86h-18v-86zM60-132q-22 30-4 88h18v-88z');
    // people and boatman
    art.fill(art.tones.silhouette, 'M-70-62q2-34 16-34t18 34zM-26-62q2-34 16-34t18 34z');
    art.circle(art.tones.silhouette, -53, -104, 10);
    art.fill(gold, 'M-20-104q10-18 20 0l4 14h-28z');
    art.fill(art.tones.silhouette, 'M200-58l6-50q4-14 16-14t14 14l10 40 26 12z');
    art.circle(art.tones.silhouette, 223, -132, 11);
    art.fill(art.lit('#e8e2d0'), 'M211-136q12-18 24 0z');
    art.line(art.tones.silhouette, 5, 'M226-98l60 20 26 86');
    art.fill(art.lit('#c98a4b'), 'M306 0q-16 20 6 40q22-12 6-42z');
    art.line(art.lit('#35a06a'), 16, 'M-300-62h34M-254-60h26', 'stroke-linecap="round"');
    art.line(rani, 11, 'M-304-72h0M-282-76h0M-262-70h0M-242-72h0', 'stroke-linecap="round"');
    art.line(gold, 9, 'M-293-78h0M-270-80h0M-250-78h0', 'stroke-linecap="round"');
  });
}
