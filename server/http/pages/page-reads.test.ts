import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { HomeOrder } from '#contract/home-order.ts';
import type { Package, PackageCard } from '#contract/package.ts';
import { createPageReads } from './page-reads.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';

const tour = (index: number): Package => ({
  ...packageInput({ category: index % 2 ? 'international' : 'domestic' }),
  _id: `p${index}`,
  images: ['/pictures/a', '/pictures/b'],
  version: 1,
  updatedAt: 0,
  dayWiseItinerary: [{ _id: 'd', day: 1, description: 'Long text' }],
});
const packages = Array.from({ length: 100 }, (_, index) => tour(index));
const readsOf = (shown: readonly Package[], homeOrder?: HomeOrder) =>
  createPageReads({
    packages: shown,
    unlisted: [],
    categories: [],
    destinations: [],
    agency: {},
    ...(homeOrder && { homeOrder }),
  });
const { read, readFirst, readList } = readsOf(packages);

const Row = v.object({ data: v.array(v.looseObject({})) });
const selectLate = (list: readonly PackageCard[]) => list.filter(({ _id }) => _id === 'p90');

describe('reads of a page', () => {
  it('find a package by its id, and say when there is none', () => {
    expect(read('/tours/package-detail/p7')).toMatchObject({ package: { _id: 'p7' } });
    expect(read('/tours/package-detail/__proto__')).toEqual({ package: null });
  });

  it('give a row its five cards and no more than a card shows', () => {
    const answer = read('/tours/get-package-list-of-five?category=international');
    expect(answer).toMatchObject({ data: [{ _id: 'p1' }, {}, {}, {}, { _id: 'p9' }] });
    expect(JSON.stringify(answer)).not.toContain('Long text');
  });

  it('give a row its pinned packages first', () => {
    const homeOrder = { domestic: ['p8', 'p2', 'unknown'], international: [] };
    const reads = readsOf(packages, homeOrder);
    expect(reads.read('/tours/get-package-list-of-five?category=domestic')).toMatchObject({
      data: [{ _id: 'p8' }, { _id: 'p2' }, { _id: 'p0' }, { _id: 'p4' }, { _id: 'p6' }],
    });
  });

  it('give every card its description, cut where no card shows more of it', () => {
    const long = 'A boat, a lake and a long evening. '.repeat(100);
    const reads = readsOf([
      { ...tour(0), description: 'Two days by the lake.' },
      { ...tour(2), description: long },
    ]);
    const cards = [{ description: 'Two days by the lake.' }, { description: long.slice(0, 300) }];
    expect(reads.read('/tours/get-package-list-of-five?category=domestic')).toMatchObject({ data: cards });
    expect(reads.readFirst('/tours/getAllPackage')).toMatchObject({ tours: cards });
  });

  it('give a card the local name that is stored', () => {
    const named = { ...tour(0), localName: 'केरळ' };
    const reads = readsOf([named, tour(2)]);
    const { data } = v.parse(Row, reads.read('/tours/get-package-list-of-five?category=domestic'));
    expect(data).toEqual([
      expect.objectContaining({ localName: 'केरळ' }),
      expect.not.objectContaining({ localName: expect.anything() }),
    ]);
  });

  it('give a list only its first cards, and leave its call unanswered', () => {
    const call = '/tours/get-all-categories-list?category=domestic';
    expect(readFirst(call)).toMatchObject({ data: { length: 24, 0: { _id: 'p0' }, 23: { _id: 'p46' } } });
    expect(read(call)).toBeUndefined();
    expect(readFirst('/tours/getAllPackage')).toMatchObject({ tours: { length: 24, 1: { _id: 'p1' } } });
  });

  it('give the packages that a query selects from the whole list, as cards', () => {
    const answer = readFirst('/tours/getAllPackage', selectLate);
    expect(answer).toMatchObject({ tours: { length: 1, 0: { _id: 'p90', images: ['/pictures/a'] } } });
    expect(JSON.stringify(answer)).not.toContain('Long text');
  });

  it('give the same whole list each time, so that its search index is made once', () => {
    expect(readList('domestic')).toHaveLength(50);
    expect(readList('domestic')).toBe(readList('domestic'));
  });

  it('answer nothing else', () => {
    for (const call of ['/auth/me', '/tours/get-all-categories-list?category=x', 'constructor'])
      expect(read(call) ?? readFirst(call)).toBeUndefined();
  });
});

it('a card has the details of its own picture only', () => {
  const pictureDetails = [
    { address: '/pictures/a', focal: { x: 1, y: 2 } },
    { address: '/pictures/b', banner: true as const },
  ];
  const reads = readsOf([{ ...tour(0), pictureDetails }]);
  expect(reads.readFirst('/tours/getAllPackage')).toMatchObject({
    tours: [{ images: ['/pictures/a'], pictureDetails: pictureDetails.slice(0, 1) }],
  });
});
