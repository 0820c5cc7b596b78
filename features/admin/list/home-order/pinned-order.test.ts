import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { limits } from '#contract/limits.ts';
import { listRows, pinForMove } from './pinned-order.ts';

const tour = (id: string, changes = {}) => aPackage({ _id: id, name: `Tour ${id}`, ...changes });
const packages = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => tour(id));
const dubai = tour('x', { category: 'international' });

it('lists the pinned packages in their order, and the others of the category that fill the row', () => {
  const { pinned, others } = listRows('domestic', ['g', 'b'], [...packages, dubai], []);
  expect(pinned.map(({ id, note }) => [id, note])).toEqual([
    ['g', ''],
    ['b', ''],
  ]);
  expect(others.map(({ id, isShown }) => [id, isShown])).toEqual([
    ['a', true],
    ['c', true],
    ['d', true],
    ['e', false],
    ['f', false],
  ]);
});

it('says why a pinned package is not on the home page; it takes no place there', () => {
  const draft = tour('b', { visibility: 'draft' });
  const listed = packages.map((other) => (other._id === 'b' ? draft : other));
  const ids = ['b', 'gone', 'unknown', 'a', 'c', 'd', 'e', 'f', 'g'];
  const { pinned } = listRows('domestic', ids, listed, [{ _id: 'gone', name: 'Gone' }]);
  expect(pinned.map(({ name, note }) => [name, note])).toEqual([
    ['Tour b', 'who sees it: nobody yet'],
    ['Gone', 'deleted; in its place again after a restore'],
    ['A package that is not listed', 'deleted; in its place again after a restore'],
    ['Tour a', ''],
    ['Tour c', ''],
    ['Tour d', ''],
    ['Tour e', ''],
    ['Tour f', ''],
    ['Tour g', 'the row has 5 places'],
  ]);
});

const full = Array.from({ length: limits.pinnedPackages }, (_, index) => `p${index}`);

it.each([
  ['up, the second of all', [], 'b', -1, ['b']],
  ['up, the last', [], 'c', -1, ['a', 'c']],
  ['up, before what is pinned', ['p', 'q'], 'a', -1, ['p', 'a', 'q']],
  ['down', [], 'a', 1, ['b']],
  ['down, behind what is pinned', ['p'], 'b', 1, ['p', 'a', 'c']],
  ['up, the first of all', [], 'a', -1, null],
  ['down, the last of the row', [], 'c', 1, null],
  ['with as many pins as there may be', full, 'b', -1, null],
] as const)('pins as few as the order needs when a row moves %s', (_, pinned, id, by, expected) => {
  expect(pinForMove(pinned, ['a', 'b', 'c'], id, by)).toEqual(expected);
});
