import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPosterName, posterFocus } from './poster.ts';
import { posterAddress } from './posters.ts';

const small = new Set(['frieze', 'guide', 'step-book', 'step-choose', 'step-fly']);
const drawn = readdirSync('styles/art')
  .filter((name) => name.endsWith('.svg'))
  .map((name) => name.slice(0, -'.svg'.length))
  .filter((name) => !small.has(name));

it('knows every poster of the folder', () => {
  expect(Object.keys(posterFocus).toSorted()).toEqual(drawn.toSorted());
});

it.each(drawn.filter(isPosterName))('serves %s from its own file and keeps its focus inside', (name) => {
  expect(posterAddress(name)).toContain(`/${name}.svg`);
  expect(posterFocus[name]).toBeGreaterThanOrEqual(0);
  expect(posterFocus[name]).toBeLessThanOrEqual(100);
});
