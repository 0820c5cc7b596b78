import { describe, expect, it } from 'vitest';
import { joinList, serializeList, parseList } from './list-text.ts';

describe('the text of a list', () => {
  it('is split at commas and at new lines, without empty entries', () => {
    expect(parseList(' Breakfast,, Transfers \n\nAll entry fees,', [])).toEqual([
      'Breakfast',
      'Transfers',
      'All entry fees',
    ]);
    expect(parseList(' \n , ', [])).toEqual([]);
  });

  it('gives back the same list when it was not changed', () => {
    const loaded = ['Lunch, with tea', ' spaced ', 'Lunch', 'with tea'];
    expect(parseList(joinList(loaded), [loaded])).toEqual(loaded);
  });

  it('keeps a loaded entry with a comma whole when something else is changed', () => {
    const loaded = ['Breakfast, lunch and dinner', 'Wi-Fi'];
    expect(parseList('Guide, Breakfast, lunch and dinner, Wi-Fi, Tea', [loaded])).toEqual([
      'Guide',
      'Breakfast, lunch and dinner',
      'Wi-Fi',
      'Tea',
    ]);
  });

  it('splits such an entry once its own wording is changed', () => {
    const loaded = ['Breakfast, lunch'];
    expect(parseList('Breakfast, lunches', [loaded])).toEqual(['Breakfast', 'lunches']);
  });

  it('prefers the longer of two entries that begin alike', () => {
    const loaded = ['Tea, coffee', 'Tea, coffee, biscuits'];
    expect(parseList('Tea, coffee, biscuits, Tea, coffee, x', [loaded])).toEqual([
      'Tea, coffee, biscuits',
      'Tea, coffee',
      'x',
    ]);
  });
});

describe('what is sent for a list', () => {
  it('is the comma-separated text', () => {
    expect(serializeList(['Breakfast', 'Transfers'])).toBe('Breakfast, Transfers');
    expect(serializeList([])).toBe('');
  });

  it('is a JSON array where commas would be ambiguous', () => {
    expect(JSON.parse(serializeList(['Breakfast, lunch', 'Tea']))).toEqual(['Breakfast, lunch', 'Tea']);
    expect(JSON.parse(serializeList(['[1]']))).toEqual(['[1]']);
  });
});
