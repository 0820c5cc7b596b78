import { posterHeight, posterWidth, type Canvas } from '#scripts/art/canvas/canvas.ts';

/** Paper grain over the poster; .06 is usual. */
export function addGrain(art: Canvas, strength: number): void {
  art.definition(
    '<filter id="gr" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4"/>' +
      `<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .42 0 0 0 0 .36 0 0 0 ${strength * 10} ${-strength * 5}"/></filter>`,
  );
  art.raw(`<path filter="url(#gr)" d="M0 0h${posterWidth}v${posterHeight}H0z"/>`);
}
