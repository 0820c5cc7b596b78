import { type Canvas, createCanvas, posterHeight, posterWidth } from './canvas.ts';
import { type Lamps, type TimeOfDay, type Tones, tonesOf } from './palette.ts';
import { shortenPath } from './shorten-path.ts';
import { joinSchemes } from './two-schemes.ts';

const grainFilter = (strength: number) =>
  '<filter id="gr" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4"/>' +
  `<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .42 0 0 0 0 .36 0 0 0 ${strength * 10} ${-strength * 5}"/></filter>`;

function addGrain(art: Canvas, strength: number): void {
  art.definition(grainFilter(strength));
  art.raw(`<path filter="url(#gr)" d="M0 0h${posterWidth}v${posterHeight}H0z"/>`);
}

export interface SceneOptions {
  readonly flip?: boolean;
  /** x, y, width and height in poster units. */
  readonly view?: readonly number[];
  /** 'none' for pictures that become pixels, where grain only costs time. */
  readonly grain?: 'paper' | 'none';
}

export interface Scene {
  /** SVG text; without a time of day, at the scene's own. */
  (timeOfDay?: TimeOfDay, options?: SceneOptions): string;
  /** SVG text of both colour schemes, the dark one with lamps lit; its view `W` is for wide frames. */
  poster(): string;
  /** As in a poster; for the contact sheet, whose renderer knows no colour schemes. */
  inScheme(scheme: 'light' | 'dark'): string;
}

export interface SceneDescription {
  readonly title: string;
  readonly timeOfDay: TimeOfDay;
  /** The time of day of the poster in the light theme, where it is not the scene's own. */
  readonly light?: TimeOfDay;
  readonly dark: 'dusk' | 'night';
  /** The part that stays whole in a wide frame: upper edge and height in poster units. */
  readonly hero: { readonly top: number; readonly height: number };
  readonly seed: number;
  /** Changes of the tones at a time of day, so that neighbours differ in hue. */
  readonly tones?: Readonly<Partial<Record<TimeOfDay, Partial<Tones>>>>;
  readonly grain?: number;
}

const wholePoster = [0, 0, posterWidth, posterHeight] as const;

export const compact = (svg: string) =>
  svg.replace(/(?<= d=")[^"]+/g, shortenPath).replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b/g, '#$1$2$3');

/** Units that the setting is repeated to the left: enough for a frame of 2560 by 200 px. */
const beside = 6000;

const half = (x: number, transform: string) =>
  `<svg x="${x}" width="${posterWidth + 1}" height="${posterHeight}"><use href="#S" visibility="hidden"${transform}/></svg>`;

/** Mirrored at the poster's left edge, without sky and subject. The halves overlap by a unit, so that no gap shows. */
const setting =
  `<pattern id="E" x="${-2 * posterWidth}" width="${2 * posterWidth}" height="${posterHeight}" patternUnits="userSpaceOnUse">` +
  `${half(0, '')}${half(posterWidth - 1, ` transform="translate(${posterWidth + 1})scale(-1.001 1)"`)}</pattern>`;

export function defineScene(description: SceneDescription, draw: (art: Canvas) => void): Scene {
  const drawAt = (timeOfDay: TimeOfDay, lamps?: Lamps) => {
    const tones = { ...tonesOf[timeOfDay], ...description.tones?.[timeOfDay] };
    const art = createCanvas(timeOfDay, tones, description.seed, lamps);
    draw(art);
    return art;
  };
  const { title } = description;
  const inScheme = {
    light: () => drawAt(description.light ?? description.timeOfDay),
    dark: () => drawAt(description.dark, 'lit'),
  } as const;

  const write = (view: readonly number[], definitions: string, body: string, head = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" preserveAspectRatio="xMidYMid slice">` +
    `<title>${title}</title>${head}<defs>${definitions}</defs>${body}</svg>`;

  const drawPoster = () => {
    const { top, height } = description.hero;
    const { sky, body, definitions, style } = joinSchemes(inScheme.light().marks(), inScheme.dark().marks());
    return compact(
      write(
        wholePoster,
        definitions + setting + grainFilter((description.grain ?? 0.06) * 0.8),
        sky.replace('d="M0 0h1200', `d="M${-beside} 0H${posterWidth}`).replace('H0z', `H${-beside}z`) +
          // Over the drawing, whose sun and palms reach beyond its edge into the sky.
          `<g id="S">${body}</g><path fill="url(#E)" d="M${-beside} 0H1V${posterHeight}H${-beside}z"/>` +
          `<path filter="url(#gr)" d="M${-beside} 0H${posterWidth}V${posterHeight}H${-beside}z"/>`,
        `<view id="W" viewBox="0 ${top} ${posterWidth} ${height}" preserveAspectRatio="xMaxYMid meet"/><style>${style}</style>`,
      ),
    );
  };

  const drawScene = (
    timeOfDay = description.timeOfDay,
    { flip = false, view = wholePoster, grain = 'paper' }: SceneOptions = {},
  ) => {
    const art = drawAt(timeOfDay);
    if (grain === 'paper') addGrain(art, (description.grain ?? 0.06) * (timeOfDay === 'night' ? 0.6 : 1));
    const body = flip ? `<g transform="matrix(-1 0 0 1 ${posterWidth} 0)">${art.body()}</g>` : art.body();
    const svg = write(view, art.definitions(), body);
    return grain === 'paper' ? compact(svg) : svg;
  };

  return Object.assign(drawScene, {
    poster: drawPoster,
    inScheme: (scheme: 'light' | 'dark') => {
      const art = inScheme[scheme]();
      return write(wholePoster, art.definitions(), art.body());
    },
  });
}
