import { createCanvas, posterHeight, posterWidth, type Canvas } from './canvas.ts';
import { tonesOf, type Light, type Tones } from './light.ts';
import { addGrain } from '#scripts/art/pieces/grain.ts';
import { shortenPath } from './shorten.ts';

export interface SceneOptions {
  readonly flip?: boolean;
  /** x, y, width and height in poster units. */
  readonly view?: readonly [number, number, number, number];
  /** 'none' for pictures that become pixels, where grain only costs time. */
  readonly grain?: 'paper' | 'none';
}

/** SVG text; without a light, at the scene's own hour. */
export type Scene = (light?: Light, options?: SceneOptions) => string;

export interface SceneDescription {
  /** Text alternative. */
  readonly title: string;
  readonly light: Light;
  readonly seed: number;
  /** Changes of an hour's tones, so that neighbours differ in hue. */
  readonly tones?: Readonly<Partial<Record<Light, Partial<Tones>>>>;
  readonly grain?: number;
}

const wholePoster = [0, 0, posterWidth, posterHeight] as const;

export const compact = (svg: string) =>
  svg.replace(/(?<= d=")[^"]+/g, shortenPath).replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b/g, '#$1$2$3');

export function defineScene(description: SceneDescription, draw: (art: Canvas) => void): Scene {
  return (light = description.light, { flip = false, view = wholePoster, grain = 'paper' } = {}) => {
    const art = createCanvas(light, { ...tonesOf[light], ...description.tones?.[light] }, description.seed);
    draw(art);
    if (grain === 'paper') addGrain(art, (description.grain ?? 0.06) * (light === 'night' ? 0.6 : 1));
    const body = flip ? `<g transform="matrix(-1 0 0 1 ${posterWidth} 0)">${art.body()}</g>` : art.body();
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" preserveAspectRatio="xMidYMid slice">` +
      `<title>${description.title}</title><defs>${art.definitions()}</defs>${body}</svg>`;
    // Pictures that become pixels are not sent as text, and shortening takes time.
    return grain === 'paper' ? compact(svg) : svg;
  };
}
