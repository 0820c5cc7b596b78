import { describe, expect, it } from 'vitest';
import { drawings, posterScenes } from './art-files.ts';
import { timesOfDay } from './canvas/palette.ts';
import { scenes } from './scenes.ts';

function wellFormed(svg: string): boolean {
  const open: string[] = [];
  let rest = svg;
  while (rest !== '') {
    const tag = /^<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>|^[^<>&]+/.exec(rest);
    if (tag === null) return false;
    const [all, closing, name, , empty] = tag;
    rest = rest.slice(all.length);
    if (name === undefined) {
      if (open.length === 0) return false;
    } else if (closing === '/') {
      if (open.pop() !== name) return false;
    } else if (empty !== '/') open.push(name);
  }
  return open.length === 0;
}

const pictures = Object.entries(posterScenes).flatMap(([name, draw]) =>
  timesOfDay.map((timeOfDay) => ({ name, timeOfDay, draw: () => draw(timeOfDay) })),
);

describe.each(pictures)('$name at $timeOfDay', ({ draw }) => {
  const svg = draw();

  it('stays under 12,000 bytes', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
  });

  it('is the same picture every time', () => {
    expect(draw() === svg).toBe(true);
  });

  it('is well-formed, has a title, no lettering and nothing from outside', () => {
    expect(wellFormed(svg)).toBe(true);
    expect(svg).toMatch(/<title>[^<]+<\/title>/);
    expect(svg).not.toMatch(/<text|<image|<foreignObject|<script|href="[^#]|url\([^#]/);
  });

  it('defines each name once and uses no other', () => {
    const names = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const defined = new Set(names);
    expect(names).toEqual([...defined]);
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  });

  it('contains no NaN, undefined or Infinity', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

const classesOf = (rules: string) => [...rules.matchAll(/\.([a-z]+)\{/g)].map(([, name]) => name);

describe.each(Object.entries(posterScenes))('the poster %s', (_name, scene) => {
  const svg = scene.poster();

  it('is well-formed and the same every time', () => {
    expect(wellFormed(svg)).toBe(true);
    expect(scene.poster() === svg).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\0/);
  });

  it('is by night where the colour scheme is dark, with lamps that are not lit by day', () => {
    const [, day = '', night = ''] =
      /<style>(.*?)@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(svg) ?? [];
    expect(classesOf(night)).toEqual(classesOf(day));
    expect(new Set(classesOf(day)).size).toBe(classesOf(day).length);
    expect(day).toContain('.N{display:none}');
    expect(svg).toContain('<g class="N">');
  });

  it('names no class that it does not define', () => {
    const used = [...svg.matchAll(/class="([a-z ]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    for (const name of new Set(used)) expect(svg).toContain(`.${name}{`);
  });

  it('repeats its setting without its subject beside it, for wide frames', () => {
    expect(svg).toMatch(/<view id="W" viewBox="0 \d+ 1200 \d+" preserveAspectRatio="xMaxYMid meet"\/>/);
    expect(svg.match(/<use href="#S" visibility="hidden"/g)).toHaveLength(2);
    expect(svg).toContain('<g visibility="visible">');
  });
});

describe('a scene', () => {
  it('is drawn at its own time of day when none is asked for', () => {
    expect(scenes.kerala()).toBe(scenes.kerala('dawn'));
    expect(scenes.kerala()).not.toBe(scenes.kerala('dusk'));
  });

  it('can be mirrored and shown in part', () => {
    const svg = scenes.kerala('dusk', { flip: true, view: [430, 250, 720, 480] });
    expect(svg).toContain('viewBox="430 250 720 480"');
    expect(svg).toContain('matrix(-1 0 0 1 1200 0)');
  });

  it('leaves the grain away when asked', () => {
    expect(scenes.kerala('dusk')).toContain('feTurbulence');
    expect(scenes.kerala('dusk', { grain: 'none' })).not.toContain('feTurbulence');
  });

  it.each([
    ['noon', { stars: false, birds: true }],
    ['night', { stars: true, birds: false }],
  ] as const)('has stars at night and birds by day: %s', (timeOfDay, expected) => {
    const svg = scenes.rajasthan(timeOfDay);
    expect({
      stars: svg.includes('stroke="#fff" stroke-width="3"'),
      birds: svg.includes('M500 184q11-6 20 7'),
    }).toEqual(expected);
  });

  it.each(['goa', 'kashi', 'nepal-lake', 'singapore'] as const)(
    'has its parts in the same place at every time of day: %s',
    (name) => {
      const places = (timeOfDay: (typeof timesOfDay)[number]) =>
        [...scenes[name](timeOfDay, { grain: 'none' }).matchAll(/<use [^>]*transform="([^"]+)"/g)].map(
          ([, at]) => at,
        );
      expect(places('night')).toEqual(places('noon'));
      expect(places('dusk')).toEqual(places('noon'));
    },
  );

  it('refuses an unknown time of day', () => {
    // @ts-expect-error: not one of timesOfDay
    expect(() => scenes.kerala('midnight')).toThrow(TypeError);
  });
});

describe.each(Object.entries(drawings))('the drawing %s', (_name, draw) => {
  it('is well-formed, small and the same every time', () => {
    expect(wellFormed(draw())).toBe(true);
    expect(Buffer.byteLength(draw())).toBeLessThan(12_000);
    expect(draw() === draw()).toBe(true);
  });
});

it('draws the frieze in currentColor, with an id', () => {
  expect(drawings.frieze()).toContain('<svg xmlns="http://www.w3.org/2000/svg" id="frieze"');
  expect(drawings.frieze()).toContain('fill="currentColor"');
});

describe('wellFormed', () => {
  it.each(['<g><path d="M0 0"/></g>', '<svg a="1" b="2"><title>A and B</title></svg>'])(
    'accepts %s',
    (svg) => {
      expect(wellFormed(svg)).toBe(true);
    },
  );

  it.each([
    '<g><path d="M0 0"></g>',
    '<g>',
    '</g>',
    '<g a=1/>',
    '<title>A & B</title>',
    '<g a="<"/>',
    'text',
  ])('refuses %s', (svg) => {
    expect(wellFormed(svg)).toBe(false);
  });
});
