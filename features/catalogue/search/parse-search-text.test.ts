import { describe, expect, it } from 'vitest';
import { parseSearchText } from './parse-search-text.ts';

describe('days, nights and persons', () => {
  it.each([
    ['5 days', { of: 'days', from: 5, to: 5 }],
    ['5-day', { of: 'days', from: 5, to: 5 }],
    ['4-6 days', { of: 'days', from: 4, to: 6 }],
    ['under 5 days', { of: 'days', from: null, to: 5 }],
    ['at least 7 days', { of: 'days', from: 7, to: null }],
    ['4 nights', { of: 'nights', from: 4, to: 4 }],
    ['1 week', { of: 'days', from: 6, to: 8 }],
    ['4 persons', { of: 'persons', from: 4, to: 4 }],
  ])('%j', (text, condition) =>
    expect(parseSearchText(text)).toEqual({ words: [], conditions: [condition] }),
  );
});

describe('prices in INR', () => {
  it.each([
    ['under 30000', null, 30_000],
    ['below Rs. 30,000', null, 30_000],
    ['upto ₹30k', null, 30_000],
    ['30000', null, 30_000],
    ['budget 1.5 lakh', null, 150_000],
    ['above 50,000/-', 50_000, null],
    ['between 20000 and 40000', 20_000, 40_000],
    ['20-40k', 20_000, 40_000],
    ['under 1,50,000', null, 150_000],
    ['under 45.000', null, 45_000],
    ['Rs. 1.25.000 to 1,50,000.50', 125_000, 150_000.5],
    ['below 1,5 lakh', null, 150_000],
  ])('%j', (text, from, to) =>
    expect(parseSearchText(text)).toEqual({ words: [], conditions: [{ of: 'price', from, to }] }),
  );
});

it('each of several numbers is read', () => {
  expect(parseSearchText('kerala 2026 under 30000')).toEqual({
    words: ['kerala', '2026'],
    conditions: [{ of: 'price', from: null, to: 30_000 }],
  });
  expect(parseSearchText('over 20 k under Rs. 40000').conditions).toEqual([
    { of: 'price', from: 20_000, to: null },
    { of: 'price', from: null, to: 40_000 },
  ]);
});

describe('words', () => {
  it('are what is left', () => {
    expect(parseSearchText('Kerala houseboat 5 days under 30000')).toEqual({
      words: ['kerala', 'houseboat'],
      conditions: [
        { of: 'days', from: 5, to: 5 },
        { of: 'price', from: null, to: 30_000 },
      ],
    });
  });

  it.each([
    ['Diwali 2026', ['diwali', '2026']],
    ['4x4', ['4x4']],
    ['7 islands', ['7', 'islands']],
    ["tiger's nest", ['tigers', 'nest']],
  ])('%j has no number that is a condition', (text, words) =>
    expect(parseSearchText(text)).toEqual({ words, conditions: [] }),
  );

  it('leave out those that every search has, unless there are no others', () => {
    expect(parseSearchText('a trip to Goa').words).toEqual(['goa']);
    expect(parseSearchText('the tour').words).toEqual(['the', 'tour']);
    expect(parseSearchText('tours under 30000').words).toEqual([]);
  });
});
