import { createPalette, type Lamps, type Palette, type TimeOfDay, type Tones } from './palette.ts';
import { px, type Random, seededRandom } from './numbers.ts';

/** Units of a whole poster; a view may show less. */
export const posterWidth = 1200;
export const posterHeight = 800;

/** The subject, such as the fort, is drawn once; sky and setting go on beside the poster. */
export type Role = 'sky' | 'setting' | 'subject';

/** `open` is the start of the element up to its outline: `<path fill="#rrggbb"`. */
export type Mark = { readonly role: Role } & (
  | { readonly kind: 'path'; readonly open: string; readonly path: string; readonly attributes: string }
  | { readonly kind: 'raw'; readonly svg: string }
  | { readonly kind: 'group'; readonly attributes: string; readonly marks: readonly Mark[] }
);

/** Collects the marks of a picture in order; `attributes` are written as they are, like `opacity=".5"`. */
export interface Canvas extends Palette {
  readonly timeOfDay: TimeOfDay;
  readonly tones: Tones;
  readonly random: Random;
  readonly lamps: Lamps;
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
  /** What is drawn from here on. @returns what was drawn before */
  draws(role: Role): Role;
  body(): string;
  definitions(): string;
  marks(): { readonly body: readonly Mark[]; readonly definitions: readonly Mark[] };
}

export const after = (attributes: string) => (attributes === '' ? '' : ` ${attributes}`);

function writeMark(mark: Mark): string {
  switch (mark.kind) {
    case 'path':
      return `${mark.open} d="${mark.path}"${after(mark.attributes)}/>`;
    case 'raw':
      return mark.svg;
    case 'group':
      return `<g ${mark.attributes}>${writeMarks(mark.marks)}</g>`;
    default:
      return mark satisfies never;
  }
}

/** Neighbours with the same paint become one element, which saves a tenth of the bytes. */
function writeMarks(marks: readonly Mark[]): string {
  const merged: Mark[] = [];
  for (const mark of marks) {
    const last = merged.at(-1);
    if (
      mark.kind === 'path' &&
      last?.kind === 'path' &&
      last.open === mark.open &&
      last.attributes === mark.attributes
    )
      merged.splice(-1, 1, { ...last, path: last.path + mark.path });
    else merged.push(mark);
  }
  return merged.map(writeMark).join('');
}

const short = (value: number) => String(Number(value.toFixed(2)));

/** The same seed draws the same picture. */
export function createCanvas(
  timeOfDay: TimeOfDay,
  tones: Tones,
  seed: number,
  lamps: Lamps = 'as at the time of day',
): Canvas {
  let marks: Mark[] = [];
  let role: Role = 'setting';
  const defs: Mark[] = [];
  const raw = (svg: string) => void marks.push({ kind: 'raw', role, svg });
  const fill = (color: string, path: string, attributes = '') =>
    void marks.push({ kind: 'path', role, open: `<path fill="${color}"`, path, attributes });
  const line = (color: string, width: number, path: string, attributes = '') =>
    void marks.push({
      kind: 'path',
      role,
      open: `<path fill="none" stroke="${color}" stroke-width="${width}"`,
      path,
      attributes,
    });
  const collect = (draw: () => void) => {
    const before = marks;
    marks = [];
    draw();
    const drawn = marks;
    marks = before;
    return drawn;
  };
  const definition = (svg: string) => void defs.push({ kind: 'raw', role: 'setting', svg });

  return {
    ...createPalette(timeOfDay, tones, lamps),
    timeOfDay,
    tones,
    random: seededRandom(seed),
    lamps,
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
      definition(`<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${list}</linearGradient>`);
    },
    define: (id, draw) => {
      const drawn = collect(draw);
      defs.push({ kind: 'group', role: 'setting', attributes: `id="${id}"`, marks: drawn });
    },
    definition,
    use: (id, x = 0, y = 0, scaleX = 1, scaleY = scaleX, attributes = '') => {
      const scaled = scaleX !== 1 || scaleY !== 1;
      const both = scaleY === scaleX ? short(scaleX) : `${short(scaleX)} ${short(scaleY)}`;
      const scale = scaled ? `scale(${both})` : '';
      raw(`<use href="#${id}" transform="translate(${px(x)} ${px(y)})${scale}"${after(attributes)}/>`);
    },
    group: (attributes, draw) => {
      const drawn = collect(draw);
      marks.push({ kind: 'group', role, attributes, marks: drawn });
    },
    draws: (next) => {
      const before = role;
      role = next;
      return before;
    },
    body: () => writeMarks(marks),
    definitions: () => writeMarks(defs),
    marks: () => ({ body: marks, definitions: defs }),
  };
}
