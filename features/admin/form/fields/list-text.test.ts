import { describe, expect, it } from 'vitest';
import { joinList, parseList, serializeList, startLines } from './list-text.ts';

describe('the text of a list', () => {
  it('is divided at commas while it has no line break, without empty entries', () => {
    expect(parseList(' Breakfast,, Transfers ,All entry fees,', [])).toEqual([
      'Breakfast',
      'Transfers',
      'All entry fees',
    ]);
    expect(parseList(' \n , ', [])).toEqual([]);
  });

  it('has an entry in each line once it has a line break, with its commas', () => {
    expect(parseList('Breakfast, lunch and dinner daily\n\n Guide \n', [])).toEqual([
      'Breakfast, lunch and dinner daily',
      'Guide',
    ]);
    expect(parseList('Tea, coffee\n', [])).toEqual(['Tea, coffee']);
  });

  it('drops a comma at the end of a line', () => {
    expect(parseList('Breakfast,\nTransfers ,\n', [])).toEqual(['Breakfast', 'Transfers']);
  });

  it('is joined with commas unless an entry has one, else one per line', () => {
    expect(joinList(['Breakfast', 'Guide'])).toBe('Breakfast, Guide');
    expect(joinList(['Breakfast, lunch', 'Guide'])).toBe('Breakfast, lunch\nGuide');
    expect(joinList([])).toBe('');
  });

  it.each([
    [['Tea, coffee']],
    [['Lunch, with tea', 'Lunch', 'with tea']],
    [['Breakfast', 'Guide']],
    [['1,200 km by train']],
    [[]],
  ])('gives back the entries of %j', (entries) => {
    expect(parseList(joinList(entries), [])).toEqual(entries);
  });

  it('gives back the same list when it was not changed, also entries that a text cannot have', () => {
    const loaded = ['Lunch, with tea', ' spaced ', 'two\nlines', 'Fees,'];
    expect(parseList(joinList(loaded), [loaded])).toEqual(loaded);
  });

  it('keeps a loaded entry whole whose line is the only one left', () => {
    const loaded = ['Breakfast, lunch and dinner', 'Wi-Fi'];
    expect(parseList('Breakfast, lunch and dinner', [loaded])).toEqual(['Breakfast, lunch and dinner']);
    expect(parseList('Guide, Breakfast, lunch and dinner, Tea', [loaded])).toEqual([
      'Guide',
      'Breakfast, lunch and dinner',
      'Tea',
    ]);
  });

  it('keeps a loaded entry with a line break whole when another line is changed', () => {
    const loaded = ['two\nlines', 'Wi-Fi'];
    expect(parseList('two\nlines\nWi-Fi and tea', [loaded])).toEqual(['two\nlines', 'Wi-Fi and tea']);
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

describe('the first line break in a list that was loaded comma-separated', () => {
  const known = [['Breakfast', 'Guide', 'Tea']];
  const press = (text: string, caret: number, lists: readonly (readonly string[])[] = known) =>
    startLines(text, `${text.slice(0, caret)}\n${text.slice(caret)}`, caret + 1, lists);

  it('puts each of its entries on a line of its own, with the caret where it was', () => {
    expect(press('Breakfast, Guide, Tea', 21)).toEqual({ text: 'Breakfast\nGuide\nTea\n', caret: 20 });
    expect(press('Breakfast, Guide, Tea', 16)).toEqual({ text: 'Breakfast\nGuide\nTea', caret: 16 });
  });

  it('leaves text alone that was not loaded so', () => {
    expect(press('Breakfast, lunch and dinner daily', 33)).toBeNull();
    expect(press('Breakfast, Guide', 16, [])).toBeNull();
  });

  it('changes nothing at a later line break, or at text that is pasted', () => {
    expect(press('Breakfast, Guide\nTea', 16)).toBeNull();
    expect(startLines('Breakfast, Guide', 'Breakfast, lunch\nBreakfast, Guide', 33, known)).toBeNull();
  });
});

describe('what is sent for a list', () => {
  it.each([
    [['Breakfast', 'Transfers'], 'Breakfast, Transfers'],
    [[], ''],
    [['Breakfast, lunch', 'Tea'], '["Breakfast, lunch","Tea"]'],
    [['[1]'], '["[1]"]'],
  ])('is comma-separated text for %j, or a JSON array where the backend keeps commas', (entries, sent) => {
    expect(serializeList(entries, { keepsCommas: true })).toBe(sent);
  });

  it('is comma-separated text for every other backend', () => {
    const other = { keepsCommas: false };
    expect(serializeList(['Breakfast, lunch', 'Tea'], other)).toBe('Breakfast, lunch, Tea');
    expect(serializeList(['[1]'], other)).toBe('[1]');
  });
});
