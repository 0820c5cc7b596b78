import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasWords, plainText, wordsIn } from './search-text.ts';

const finds = (wanted: string, text: string) => hasWords(plainText(text), wordsIn(wanted));

it.each([
  ['KERALA', 'Kerala'],
  ['reunion', 'Réunion on foot'],
  ['tigers nest', 'To the Tiger’s Nest'],
  ["tiger's", 'To the Tiger’s Nest'],
  ['rock sea', 'Sea, then the rock'],
  ['केरल', 'सुंदर केरल'],
  ['जमीन', 'ज़मीन'],
  ['', 'anything'],
])('%j finds %j', (wanted, text) => expect(finds(wanted, text)).toBe(true));

it.each([
  ['goa hills', 'Goa'],
  ['मनल', 'मनाली'],
])('%j does not find %j', (wanted, text) => expect(finds(wanted, text)).toBe(false));

it('finds every text by itself and by its words in any order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(finds(text, text)).toBe(true);
      expect(finds(wordsIn(text).toReversed().join(' '), text)).toBe(true);
    }),
  );
});
