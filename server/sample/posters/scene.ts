import { createCanvas, posterHeight, posterWidth, type Canvas } from './canvas.ts';
import { tonesOf, type Light, type Tones } from './light.ts';
import { addGrain } from './pieces/grain.ts';
import { shortenPath } from './shorten.ts';

/** What a picture of a scene shows, beside its light. */
export interface SceneOptions {
  /** Mirrored left to right. */
  readonly flip?: boolean;
  /** x, y, width and height of the part shown, in poster units; the whole poster is `0 0 1200 800`. */
  readonly view?: readonly [number, number, number, number];
  /** 'paper' lays a fine grain over it; 'none' is for pictures that become pixels, where grain only costs time. */
  readonly grain?: 'paper' | 'none';
}

/** Draws a scene as SVG text; without a light, at the hour it was composed for. */
export type Scene = (light?: Light, options?: SceneOptions) => string;

export interface SceneDescription {
  /** What the picture shows, for people who do not see it. */
  readonly title: string;
  /** The hour the scene is composed for. */
  readonly light: Light;
  readonly seed: number;
  /** How this scene bends the tones of an hour, so that neighbours differ in hue. */
  readonly tones?: Readonly<Partial<Record<Light, Partial<Tones>>>>;
  /** Strength of the paper grain. */
  readonly grain?: number;
}

const wholePoster = [0, 0, posterWidth, posterHeight] as const;

/** The same picture in fewer bytes: paths shortened, `#aabbcc` written as `#abc`. */
export const compact = (svg: string) =>
  svg.replace(/(?<= d=")[^"]+/g, shortenPath).replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b/g, '#$1$2$3');

/** Makes a scene of its description and the drawing of its parts, from back to front. */
export function defineScene(description: SceneDescription, draw: (art: Canvas) => void): Scene {
  return (light = description.light, { flip = false, view = wholePoster, grain = 'paper' } = {}) => {
    const art = createCanvas(light, { ...tonesOf[light], ...description.tones?.[light] }, description.seed);
    draw(art);
    if (grain === 'paper') addGrain(art, (description.grain ?? 0.06) * (light === 'night' ? 0.6 : 1));
    const body = flip ? `<g transform="matrix(-1 0 0 1 ${posterWidth} 0)">${art.body()}</g>` : art.body();
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" preserveAspectRatio="xMidYMid slice">` +
      `<title>${description.title}</title><defs>${art.definitions()}</defs>${body}</svg>`;
    // Pictures that become pixels are drawn on a first start: nobody loads their text, and shortening takes time.
    return grain === 'paper' ? compact(svg) : svg;
  };
}
