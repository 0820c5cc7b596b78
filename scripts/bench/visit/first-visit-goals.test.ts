import { expect, it } from 'vitest';
import { listMissedSizes } from './first-visit-goals.ts';

const none = { HTML: 0, CSS: 0, JS: 0, pictures: 0, fonts: 0, Devanagari: 0, other: 0 };

it('has nothing to say of sizes at their goals', () => {
  const first = { ...none, JS: 72, CSS: 12 };
  const whole = { ...none, fonts: 20, Devanagari: 10 };
  const all = { ...none, JS: 85, fonts: 40, Devanagari: 20, pictures: 155 };
  expect(listMissedSizes('home', { first, whole, all, scripts: 9 })).toEqual([]);
});

it('names each size over its goal, with the goal', () => {
  const first = { ...none, JS: 72.1, CSS: 12.1 };
  const whole = { ...none, fonts: 20, Devanagari: 10.1 };
  const all = { ...none, JS: 85.1, fonts: 40, Devanagari: 20.1, pictures: 200 };
  expect(listMissedSizes('home', { first, whole, all, scripts: 10 })).toEqual([
    'JS over 72',
    'JS at rest over 85',
    'CSS over 12',
    'fonts before it is whole over 30',
    'fonts over 60',
    'sum over 300',
    'scripts over 9',
  ]);
});

it('allows a list and a package more script than the home page', () => {
  const sizes = { first: { ...none, JS: 80.1 }, whole: none, all: { ...none, JS: 120 }, scripts: 1 };
  expect(listMissedSizes('list', sizes)).toEqual(['JS over 80']);
  expect(listMissedSizes('detail', sizes)).toEqual([]);
});
