import { createPalette, type Palette, type TimeOfDay, type Tones } from './palette.ts';
import { px, type Random, seededRandom } from './numbers.ts';

/** Units of a whole poster; a view may show less. */
export const posterWidth = 1200;
export const posterHeight = 800;

/** Collects the marks of a picture in order; `attributes` are written as they are, like `opacity=".5"`. */
export interface Canvas extends Palette {
  readonly timeOfDay: TimeOfDay;
  readonly tones: Tones;
  readonly random: Random;
  fill(color: string, path: string, attributes?: string): void;
  line(color: string, width: number, path: string, attributes?: string): void;
  circle(color: string, x: number, y: number, radius: number, attributes?: string): void;
  ellipse(color: string, x: number, y: number, rx: number, ry: number, attributes?: string): void;
  rect(color: string, x: number, y: number, width: number, height: number, attributes?: string): void;
  raw(svg: string): void;
  /** From top to bottom; used as `url(#id)`. */
  gradient(id: string, stops: readonly (readonly [offset: number, color: string])[]): void;
  define(id: string, draw: () => void): void;
  definition(svg: string): void;
  use(id: string, x?: number, y?: number, scaleX?: number, scaleY?: number, attributes?: string): void;
  group(attributes: string, draw: () => void): void;
  body(): string;
  definitions(): string;
}

type Mark =
  | { kind: 'fill'; color: string; path: string; attributes: string }
  | { kind: 'line'; color: string; width: number; path: string; attributes: string }
  | { kind: 'raw'; svg: string };

const after = (attributes: string) => (attributes === '' ? '' : ` ${attributes}`);

function write(mark: Mark): string {
  switch (mark.kind) {
    case 'fill':
      return `<path fill="${mark.color}" d="${mark.path}"${after(mark.attributes)}/>`;
    case 'line':
      return `<path fill="none" stroke="${mark.color}" stroke-width="${mark.width}" d="${mark.path}"${after(mark.attributes)}/>`;
    case 'raw':
      return mark.svg;
    default:
      return mark satisfies never;
  }
}

const short = (value: number) => String(Number(value.toFixed(2)));

/** The same seed draws the same picture. */
export function createCanvas(timeOfDay: TimeOfDay, tones: Tones, seed: number): Canvas {
  let marks: Mark[] = [];
  const defs: string[] = [];
  const body = () => marks.map(write).join('');
  const raw = (svg: string) => void marks.push({ kind: 'raw', svg });

  // Neighbours with the same paint become one element, which saves a tenth of the bytes.
  const fill = (color: string, path: string, attributes = '') => {
    const last = marks.at(-1);
    if (last?.kind === 'fill' && last.color === color && last.attributes === attributes) last.path += path;
    else marks.push({ kind: 'fill', color, path, attributes });
  };
  const line = (color: string, width: number, path: string, attributes = '') => {
    const last = marks.at(-1);
    if (
      last?.kind === 'line' &&
      last.color === color &&
      last.width === width &&
      last.attributes === attributes
    )
      last.path += path;
    else marks.push({ kind: 'line', color, width, path, attributes });
  };

  return {
    ...createPalette(timeOfDay, tones),
    timeOfDay,
    tones,
    random: seededRandom(seed),
    fill,
    line,
    circle: (color, x, y, radius, attributes = '') =>
      raw(`<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="${color}"${after(attributes)}/>`),
    ellipse: (color, x, y, rx, ry, attributes = '') =>
      raw(
        `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}" fill="${color}"${after(attributes)}/>`,
      ),
    rect: (color, x, y, width, height, attributes) =>
      fill(color, `M${px(x)} ${px(y)}h${px(width)}v${px(height)}h${-px(width)}z`, attributes),
    raw,
    gradient: (id, stops) => {
      const list = stops
        .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
        .join('');
      defs.push(`<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${list}</linearGradient>`);
    },
    define: (id, draw) => {
      const kept = marks;
      marks = [];
      draw();
      const drawn = body();
      marks = kept;
      defs.push(`<g id="${id}">${drawn}</g>`);
    },
    definition: (svg) => void defs.push(svg),
    use: (id, x = 0, y = 0, scaleX = 1, scaleY = scaleX, attributes = '') => {
      const scaled = scaleX !== 1 || scaleY !== 1;
      const both = scaleY === scaleX ? short(scaleX) : `${short(scaleX)} ${short(scaleY)}`;
      const scale = scaled ? `scale(${both})` : '';
      raw(`<use href="#${id}" transform="translate(${px(x)} ${px(y)})${scale}"${after(attributes)}/>`);
    },
    group: (attributes, draw) => {
      raw(`<g ${attributes}>`);
      draw();
      raw('</g>');
    },
    body,
    definitions: () => defs.join(''),
  };
}
