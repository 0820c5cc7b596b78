import { describe, expect, it } from 'vitest';
import { breakLines, fitWord, typedOf, type FontFile, type Word } from './text-lines.ts';

const latin: FontFile = { name: 'latin', draws: (text) => /^(?:[\u0020-\u00FF…›]|n\u0323)+$/.test(text) };
const extended: FontFile = { name: 'extended', draws: (text) => /^[\u0100-\u024F]+$/.test(text) };
const devanagari: FontFile = {
  name: 'devanagari',
  draws: (text) => /^[\u0900-\u0963\u200C\u200D]+$/.test(text),
};
const other: FontFile = { name: 'other', draws: (text) => /^[\u0020-\u007E\u1E00-\u1EFF]+$/.test(text) };
const typefaces = [[latin, extended, devanagari], [other]];

describe('fitWord', () => {
  it.each([
    ['the file that has each letter', '(काशी),', ['latin (', 'devanagari काशी', 'latin ),']],
    ['joiners between letters', 'क्\u200Dष', ['devanagari क्\u200Dष']],
    ['a composed letter for a letter and its mark', 'Cafe\u0301', ['latin Café']],
    ['a mark over its letter, where the first typeface has both', 'ṇ', ['latin n\u0323']],
    ['the second typeface for a letter that the first lacks', 'Hộ', ['latin H', 'other ộ']],
    ['the letter alone where no typeface has its mark', 'm\u0325ri', ['latin mri']],
    ['one ellipsis for letters of other scripts', 'Tea茶館', ['latin Tea…']],
    ['a space for a pictograph between letters', 'Beach🏖️now', ['latin Beach now']],
    ['nothing for a pictograph at an end', '🏖️Beach🏖️', ['latin Beach']],
    ['nothing for what is invisible', 'soft\u00ADly\u200B\u202E', ['latin softly']],
    ['a sign of the same sense', 'Kochi→Goa', ['latin Kochi›Goa']],
    ['the letters of a sign of letters', '№\u2011㎞', ['latin No-km']],
    ['no other number for a sign that is one', '10⁴1⅔１', ['latin 10…1…1']],
  ])('draws %s', (_, word, runs) => {
    const fitted = fitWord(word, typefaces);
    expect(fitted.map(({ font, drawn }) => `${font} ${drawn}`)).toEqual(runs);
    expect(typedOf(fitted)).toBe(word);
  });

  it('draws capitals of what was typed', () => {
    expect(fitWord('Straße', typefaces, true)).toEqual([
      { typed: 'Straße', drawn: 'STRASSE', font: 'latin' },
    ]);
  });

  it('draws nothing of a pictograph alone', () => {
    expect(fitWord('🎉', typefaces)).toEqual([]);
  });
});

/** Each character is one point wide. */
const measure = (words: readonly Word[]) =>
  words.map((word) => word.map(({ drawn }) => drawn).join('')).join(' ').length;

const breakText = (text: string, width: number) =>
  breakLines(text, width, (word) => fitWord(word, typefaces), measure).map(
    ({ words, isBroken }) => words.map(typedOf).join(' ') + (isBroken ? '-' : ''),
  );

describe('breakLines', () => {
  it('breaks between words and keeps line breaks', () => {
    expect(breakText('one two three\nfour', 8)).toEqual(['one two', 'three', 'four']);
  });

  it('breaks a word that is wider than a line, and never inside a syllable', () => {
    expect(breakText('a abcdefgh b', 3)).toEqual(['a', 'abc-', 'def-', 'gh', 'b']);
    expect(breakText('किकिकि', 3)).toEqual(['कि-', 'कि-', 'कि']);
  });

  it('takes no account of how sums are rounded', () => {
    expect(breakText('Rs. 5000', 8 - 1e-12)).toEqual(['Rs. 5000']);
  });

  it('ends for a line that no letter fits into', () => {
    expect(breakText('abc', 0)).toEqual(['a-', 'b-', 'c']);
  });

  it.each([' \n ', '🎉\n🎉'])('has no line for a text of which nothing is drawn: %j', (text) => {
    expect(breakText(text, 5)).toEqual([]);
  });

  it('keeps words that are not drawn with the words beside them, and takes no width for them', () => {
    expect(breakText('🎉 to the 🏖️ sea 🎉', 10)).toEqual(['🎉 to the 🏖️ sea 🎉']);
    expect(breakText('Tea in 茶 館 too', 20)).toEqual(['Tea in 茶 館 too']);
  });
});
