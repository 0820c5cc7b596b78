import { describe, expect, it } from 'vitest';
import { joinList, parseList, serializeList, startLines } from './list-text.ts';

describe('the text of a list', () => {
  it.each([
    [' Breakfast,, Transfers ,All entry fees,', ['Breakfast', 'Transfers', 'All entry fees']],
    [' \n , ', []],
    ['Breakfast, lunch and dinner\n\n Guide \n', ['Breakfast, lunch and dinner', 'Guide']],
    ['Tea, coffee\n', ['Tea, coffee']],
    ['Breakfast,\nTransfers ,\n', ['Breakfast', 'Transfers']],
  ])('is divided at commas, or at line breaks once it has one: %j', (text, entries) => {
    expect(parseList(text, [])).toEqual(entries);
  });

  it.each([
    [['Tea, coffee'], 'Tea, coffee\n'],
    [['Lunch, with tea', 'Lunch'], 'Lunch, with tea\nLunch'],
    [['Breakfast', 'Guide'], 'Breakfast, Guide'],
    [['Coffee at 1,100 m', 'Rs. 1,25,000 off'], 'Coffee at 1,100 m, Rs. 1,25,000 off'],
    [[], ''],
  ])(
    'is joined with commas unless they would divide an entry, and gives back the entries of %j',
    (entries, text) => {
      expect(joinList(entries)).toBe(text);
      expect(parseList(text, [])).toEqual(entries);
    },
  );

  it('gives back the same list when it was not changed, also entries that a text cannot have', () => {
    const loaded = ['Lunch, with tea', ' spaced ', 'two\nlines', 'Fees,', '✓ Visa • Tips', '1. Tea', ''];
    expect(parseList(joinList(loaded), [loaded])).toEqual(loaded);
  });

  it.each([
    ['Breakfast, lunch', ['Breakfast, lunch', 'Wi-Fi'], ['Breakfast, lunch']],
    ['Guide, Breakfast, lunch, Tea', ['Breakfast, lunch'], ['Guide', 'Breakfast, lunch', 'Tea']],
    ['two\nlines\nWi-Fi and tea', ['two\nlines', 'Wi-Fi'], ['two\nlines', 'Wi-Fi and tea']],
    ['✓ Visa • Tips\n- Tea\n- Rum', ['✓ Visa • Tips', '- Tea', '- Gin'], ['✓ Visa • Tips', '- Tea', 'Rum']],
    ['Tea, ✓ Visa ✓ $& tips', ['✓ Visa ✓ $& tips'], ['Tea', '✓ Visa ✓ $& tips']],
    ['\u{F0000}\n1. Rum', ['1. Tea', '1. Rum'], ['\u{F0000}', '1. Rum']],
    ['Tea at 1,100 m • milk, Rum', ['100 m • milk'], ['Tea at 1,100 m', 'milk, Rum']],
    [
      'Tea, milk, rusk, Tea, milk, x',
      ['Tea, milk', 'Tea, milk, rusk'],
      ['Tea, milk, rusk', 'Tea, milk', 'x'],
    ],
  ])('keeps the loaded entries whole, the longer first: %j', (text, loaded, entries) => {
    expect(parseList(text, [loaded])).toEqual(entries);
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

  it('keeps entries whole that were loaded with a comma', () => {
    const lists = [['Guide', 'Tea'], ['Breakfast, lunch']];
    const text = 'Guide\nTea\nBreakfast, lunch';
    expect(press('Guide, Tea, Breakfast, lunch', 10, lists)).toEqual({ text, caret: 10 });
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
    [['Coffee at 1,100 m', 'Tea'], 'Coffee at 1,100 m, Tea'],
    [[], ''],
    [['Breakfast, lunch', 'Tea'], '["Breakfast, lunch","Tea"]'],
    [['✓ Visa', '- Tea'], '["✓ Visa","- Tea"]'],
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
