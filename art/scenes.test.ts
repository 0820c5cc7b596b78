import { expect, it } from 'vitest';
import { artFiles, posterScenes } from './art-files.ts';
import { timesOfDay } from './canvas/palette.ts';
import { scenes } from './scenes.ts';

/** Each mistake of one picture in words. */
function findMistakes(svg: string, limit: number): string[] {
  const bytes = Buffer.byteLength(svg);
  const names = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
  const classes = [...svg.matchAll(/class="([a-z ]+)"/g)].flatMap(([, list = '']) => list.split(' '));
  return [
    ...(bytes < limit ? [] : [`${bytes} bytes`]),
    ...(/<text|<image|<foreignObject|<script|href="[^#]|url\([^#]/.exec(svg) ?? []),
    ...(/NaN|undefined|Infinity|\0/.exec(svg) ?? []),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `${name} defined twice`),
    ...used.filter((name) => !names.includes(name)).map((name) => `${name} not defined`),
    ...classes.filter((name) => !svg.includes(`.${name}{`)).map((name) => `no rule for ${name}`),
  ];
}

it('draws every scene at every time of day under 12,000 bytes, without lettering and anything from outside', () => {
  const mistakes = Object.entries(posterScenes).flatMap(([name, draw]) =>
    timesOfDay.flatMap((timeOfDay) =>
      findMistakes(draw(timeOfDay), 12_000).map((mistake) => `${name} at ${timeOfDay}: ${mistake}`),
    ),
  );
  expect(mistakes).toEqual([]);
});

it('keeps each poster, two pictures in one file, under 17,000 bytes', () => {
  const mistakes = [...artFiles()].flatMap(([name, svg]) =>
    findMistakes(svg, 17_000).map((mistake) => `${name}: ${mistake}`),
  );
  expect(mistakes).toEqual([]);
});

const classesOf = (rules: string) => [...rules.matchAll(/\.([a-z]+)\{/g)].map(([, name]) => name);

it('shows each poster by night in the dark scheme, with lamps that are not lit by day, and its setting beside it', () => {
  for (const scene of Object.values(posterScenes)) {
    const svg = scene.poster();
    const [, day = '', night = ''] =
      /<style>(.*?)@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(svg) ?? [];
    expect(classesOf(night)).toEqual(classesOf(day));
    expect(day).toContain('.N{display:none}');
    expect(svg).toContain('<g class="N">');
    expect(svg).toMatch(/<view id="W" viewBox="0 \d+ 1200 \d+" preserveAspectRatio="xMaxYMid meet"\/>/);
    expect(svg.match(/<use href="#S" visibility="hidden"/g)).toHaveLength(2);
    expect(svg).toContain('<g visibility="visible">');
  }
});

it('mirrors a scene, shows a part of it, and leaves the grain away', () => {
  const svg = scenes.kerala('dusk', { flip: true, view: [430, 250, 720, 480] });
  expect(svg).toContain('viewBox="430 250 720 480"');
  expect(svg).toContain('matrix(-1 0 0 1 1200 0)');
  expect(svg).toContain('feTurbulence');
  expect(scenes.kerala('dusk', { grain: 'none' })).not.toContain('feTurbulence');
});
