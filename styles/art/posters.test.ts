import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as placePosters from './place-posters.ts';
import * as pagePosters from './posters.ts';

const posters = { ...pagePosters, ...placePosters };

const small = new Set(['frieze', 'guide', 'step-book', 'step-choose', 'step-fly']);

/** `keralaDusk` is drawn in kerala-dusk.svg. */
const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it('names every poster of the folder', () => {
  const drawn = readdirSync('styles/art')
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -'.svg'.length))
    .filter((name) => !small.has(name));
  expect(Object.keys(posters).map(fileOf).toSorted()).toEqual(drawn.toSorted());
});

it.each(Object.entries(posters))('serves %s from its own file and keeps its focus inside', (name, poster) => {
  expect(poster.address).toContain(`/${fileOf(name)}.svg`);
  expect(poster.focus).toBeGreaterThanOrEqual(0);
  expect(poster.focus).toBeLessThanOrEqual(100);
});
