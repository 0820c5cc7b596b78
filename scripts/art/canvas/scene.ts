import { type Canvas, createCanvas, posterHeight, posterWidth } from './canvas.ts';
import { type TimeOfDay, type Tones, tonesOf } from './palette.ts';
import { shortenPath } from './shorten-path.ts';

function addGrain(art: Canvas, strength: number): void {
  art.definition(
    '<filter id="gr" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4"/>' +
      `<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .42 0 0 0 0 .36 0 0 0 ${strength * 10} ${-strength * 5}"/></filter>`,
  );
  art.raw(`<path filter="url(#gr)" d="M0 0h${posterWidth}v${posterHeight}H0z"/>`);
}

export interface SceneOptions {
  readonly flip?: boolean;
  /** x, y, width and height in poster units. */
  readonly view?: readonly [number, number, number, number];
  /** 'none' for pictures that become pixels, where grain only costs time. */
  readonly grain?: 'paper' | 'none';
}

/** SVG text; without a time of day, at the scene's own. */
export type Scene = (timeOfDay?: TimeOfDay, options?: SceneOptions) => string;

export interface SceneDescription {
  readonly title: string;
  readonly timeOfDay: TimeOfDay;
  readonly seed: number;
  /** Changes of the tones at a time of day, so that neighbours differ in hue. */
  readonly tones?: Readonly<Partial<Record<TimeOfDay, Partial<Tones>>>>;
  readonly grain?: number;
}

const wholePoster = [0, 0, posterWidth, posterHeight] as const;

export const compact = (svg: string) =>
  svg.replace(/(?<= d=")[^"]+/g, shortenPath).replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b/g, '#$1$2$3');

export function defineScene(description: SceneDescription, draw: (art: Canvas) => void): Scene {
  return (timeOfDay = description.timeOfDay, { flip = false, view = wholePoster, grain = 'paper' } = {}) => {
    const art = createCanvas(
      timeOfDay,
      { ...tonesOf[timeOfDay], ...description.tones?.[timeOfDay] },
      description.seed,
    );
    draw(art);
    if (grain === 'paper') addGrain(art, (description.grain ?? 0.06) * (timeOfDay === 'night' ? 0.6 : 1));
    const body = flip ? `<g transform="matrix(-1 0 0 1 ${posterWidth} 0)">${art.body()}</g>` : art.body();
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" preserveAspectRatio="xMidYMid slice">` +
      `<title>${description.title}</title><defs>${art.definitions()}</defs>${body}</svg>`;
    return grain === 'paper' ? compact(svg) : svg;
  };
}
