import { after, type Mark, type Role } from './canvas.ts';
import { at } from './numbers.ts';

/** A mark of the light picture, of the dark one, or of both, which then differ only in their colours. */
type Pair =
  | { readonly in: 'light' | 'dark'; readonly mark: Mark }
  | { readonly in: 'both'; readonly light: Mark; readonly dark: Mark };

interface Item {
  readonly role: Role;
  readonly in: Pair['in'];
  readonly svg: string;
  /** Neighbours with the same start and end become one element. */
  readonly path?: { readonly start: string; readonly outline: string; readonly end: string };
}

export interface TwoSchemes {
  readonly sky: string;
  readonly body: string;
  readonly definitions: string;
  /** CSS: the colours of each scheme (Media Queries 5, `prefers-color-scheme` of an embedded SVG). */
  readonly style: string;
}

interface Drawing {
  readonly body: readonly Mark[];
  readonly definitions: readonly Mark[];
}

const colored = /(fill|stroke|stop-color)="(#[0-9a-f]+)"/g;

/** One picture of two drawings of the same scene; shared outlines are written once. */
export function joinSchemes(light: Drawing, dark: Drawing): TwoSchemes {
  const names = createClassNames();
  const definitions = writeItems(toItems(light.definitions, dark.definitions, names.nameClass));
  const items = toItems(light.body, dark.body, names.nameClass);
  const sky = writeItems(items.filter(({ role }) => role === 'sky'));
  const body = writeRoles(items.filter(({ role }) => role !== 'sky'));
  return { sky, body, definitions, style: names.style() };
}

/** Colours of an element that differ become a class. */
function createClassNames() {
  const names = new Map<string, string>();
  return {
    nameClass: (property: string, light: string, dark: string): string => {
      const key = `${property} ${light} ${dark}`;
      const name = names.get(key) ?? toClassName(names.size);
      names.set(key, name);
      return name;
    },
    style: () => {
      const rules = [...names].map(([key, name]) => {
        const [property, light, dark] = key.split(' ');
        return { light: `.${name}{${property}:${light}}`, dark: `.${name}{${property}:${dark}}` };
      });
      const day = rules.map(({ light }) => light).join('');
      const night = rules.map(({ dark }) => dark).join('');
      return `.N{display:none}${day}@media(prefers-color-scheme:dark){.N{display:inline}.D{display:none}${night}}`;
    },
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const toClassName = (index: number): string =>
  (index < letters.length ? '' : toClassName(Math.floor(index / letters.length) - 1)) +
  at(letters, index % letters.length);

type NameClass = (property: string, light: string, dark: string) => string;

function toItems(light: readonly Mark[], dark: readonly Mark[], nameClass: NameClass): Item[] {
  return pairMarks(light, dark).map((pair) =>
    pair.in === 'both' ? joinPair(pair.light, pair.dark, nameClass) : toItem(pair.mark, pair.in),
  );
}

function toItem(mark: Mark, scheme: Pair['in']): Item {
  const { role } = mark;
  switch (mark.kind) {
    case 'path':
      return pathItem(role, scheme, mark.open, mark.path, mark.attributes);
    case 'raw':
      return { role, in: scheme, svg: mark.svg };
    case 'group': {
      const inside = writeItems(mark.marks.map((child) => toItem(child, 'both')));
      return { role, in: scheme, svg: `<g ${mark.attributes}>${inside}</g>` };
    }
    default:
      return mark satisfies never;
  }
}

function pathItem(role: Role, scheme: Pair['in'], open: string, outline: string, attributes: string): Item {
  const path = { start: `${open} d="`, outline, end: `"${after(attributes)}/>` };
  return { role, in: scheme, svg: path.start + outline + path.end, path };
}

function joinPair(light: Mark, dark: Mark, nameClass: NameClass): Item {
  const { role } = light;
  if (light.kind === 'path' && dark.kind === 'path')
    return pathItem(role, 'both', joinColors(light.open, dark.open, nameClass), light.path, light.attributes);
  if (light.kind === 'group' && dark.kind === 'group') {
    const inside = writeItems(toItems(light.marks, dark.marks, nameClass));
    return { role, in: 'both', svg: `<g ${light.attributes}>${inside}</g>` };
  }
  if (light.kind === 'raw' && dark.kind === 'raw')
    return { role, in: 'both', svg: joinColors(light.svg, dark.svg, nameClass) };
  throw new TypeError('Only marks of one kind make a pair');
}

/** @param light a text that differs from `dark` only in colours */
function joinColors(light: string, dark: string, nameClass: NameClass): string {
  const darkTags = dark.match(/<[^>]*>?/g) ?? [];
  return (light.match(/<[^>]*>?|[^<]+/g) ?? []).reduce<{ text: string; tags: number }>(
    ({ text, tags }, part) =>
      part.startsWith('<')
        ? { text: text + joinTag(part, at(darkTags, tags), nameClass), tags: tags + 1 }
        : { text: text + part, tags },
    { text: '', tags: 0 },
  ).text;
}

function joinTag(light: string, dark: string, nameClass: NameClass): string {
  const darkColors = [...dark.matchAll(colored)].map(([, , color = '']) => color);
  let index = 0;
  const classes: string[] = [];
  const text = light.replace(colored, (all, property: string, color: string) => {
    const darkColor = at(darkColors, index++);
    if (darkColor === color) return all;
    classes.push(nameClass(property, color, darkColor));
    return '\0';
  });
  if (classes.length === 0) return text;
  return text.replace('\0', `class="${classes.join(' ')}"`).replaceAll(' \0', '');
}

function keyOf(mark: Mark): string {
  switch (mark.kind) {
    case 'path':
      return [mark.role, mark.open.replace(colored, '$1'), mark.path, mark.attributes].join('|');
    case 'raw':
      return `${mark.role}|${mark.svg.replace(colored, '$1')}`;
    case 'group':
      return `${mark.role}|${mark.attributes}`;
    default:
      return mark satisfies never;
  }
}

/** The longest common subsequence of both lists, and between its marks what only one of them has. */
function pairMarks(light: readonly Mark[], dark: readonly Mark[]): Pair[] {
  const [lightKeys, darkKeys] = [light.map(keyOf), dark.map(keyOf)];
  const width = dark.length + 1;
  const lengths = new Uint16Array((light.length + 1) * width);
  for (let i = light.length - 1; i >= 0; i--)
    for (let j = dark.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        lightKeys[i] === darkKeys[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < light.length || j < dark.length) {
    if (i < light.length && j < dark.length && lightKeys[i] === darkKeys[j])
      pairs.push({ in: 'both', light: at(light, i++), dark: at(dark, j++) });
    else if (
      j === dark.length ||
      (i < light.length && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    )
      pairs.push({ in: 'light', mark: at(light, i++) });
    else pairs.push({ in: 'dark', mark: at(dark, j++) });
  }
  return pairs;
}

const schemeClass = { light: 'class="D"', dark: 'class="N"' } as const;

function writeItems(items: readonly Item[]): string {
  return runsOf(items, (item) => item.in)
    .map(([scheme, run]) => {
      const text = mergePaths(run);
      return scheme === 'both' ? text : `<g ${schemeClass[scheme]}>${text}</g>`;
    })
    .join('');
}

/** Hidden as a whole, the drawing still shows its setting. */
function writeRoles(items: readonly Item[]): string {
  return runsOf(items, ({ role }) => role)
    .map(([role, run]) =>
      role === 'subject' ? writeItems(run) : `<g visibility="visible">${writeItems(run)}</g>`,
    )
    .join('');
}

function mergePaths(items: readonly Item[]): string {
  let text = '';
  let open: Item['path'];
  for (const { path, svg } of items) {
    if (path && open && open.start === path.start && open.end === path.end)
      text = text.slice(0, -open.end.length) + path.outline + path.end;
    else text += svg;
    open = path;
  }
  return text;
}

/** Neighbours for which `of` is the same. */
function runsOf<T, Key>(items: readonly T[], of: (item: T) => Key): (readonly [Key, readonly T[]])[] {
  const runs: (readonly [Key, T[]])[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && last[0] === of(item)) last[1].push(item);
    else runs.push([of(item), [item]]);
  }
  return runs;
}
