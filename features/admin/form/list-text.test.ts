import { describe, expect, it } from 'vitest';
import { joinList, listToSend, readList } from './list-text.ts';

describe('the text of a list', () => {
  it('is split at commas and at new lines, without empty entries', () => {
    expect(readList(' Breakfast,, Transfers \n\nAll entry fees,', [])).toEqual([
      'Breakfast',
      'Transfers',
      'All entry fees',
    ]);
    expect(readList(' \n , ', [])).toEqual([]);
  });

  it('gives back the same list when it was not changed', () => {
    const loaded = ['Lunch, with tea', ' spaced ', 'Lunch', 'with tea'];
    expect(readList(joinList(loaded), [loaded])).toEqual(loaded);
  });

  it('keeps a loaded entry with a comma whole when something else is changed', () => {
    const loaded = ['Breakfast, lunch and dinner', 'Wi-Fi'];
    expect(readList('Guide, Breakfast, lunch and dinner, Wi-Fi, Tea', [loaded])).toEqual([
      'Guide',
      'Breakfast, lunch and dinner',
      'Wi-Fi',
      'Tea',
    ]);
  });

  it('splits such an entry once its own wording is changed', () => {
    const loaded = ['Breakfast, lunch'];
    expect(readList('Breakfast, lunches', [loaded])).toEqual(['Breakfast', 'lunches']);
  });

  it('prefers the longer of two entries that begin alike', () => {
    const loaded = ['Tea, coffee', 'Tea, coffee, biscuits'];
    expect(readList('Tea, coffee, biscuits, Tea, coffee, x', [loaded])).toEqual([
      'Tea, coffee, biscuits',
      'Tea, coffee',
      'x',
    ]);
  });
});

describe('what is sent for a list', () => {
  it('is the comma-separated text', () => {
    expect(listToSend(['Breakfast', 'Transfers'])).toBe('Breakfast, Transfers');
    expect(listToSend([])).toBe('');
  });

  it('is a JSON array where commas would be ambiguous', () => {
    expect(JSON.parse(listToSend(['Breakfast, lunch', 'Tea']))).toEqual(['Breakfast, lunch', 'Tea']);
    expect(JSON.parse(listToSend(['[1]']))).toEqual(['[1]']);
  });
});
