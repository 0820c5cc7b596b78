import { describe, expect, it } from 'vitest';
import { breakLines, keepDrawable, splitRuns } from './text-lines.ts';

/** Each character is one point wide. */
const measure = (text: string) => text.length;

const hasGlyph = (codePoint: number) => codePoint < 0x100 || (codePoint >= 0x900 && codePoint < 0x980);

describe('splitRuns', () => {
  it('gives each script its own run, with the joiners between its letters', () => {
    expect(splitRuns('Kashi (काशी), क्\u200Dष')).toEqual([
      { text: 'Kashi (', script: 'latin' },
      { text: 'काशी', script: 'devanagari' },
      { text: '), ', script: 'latin' },
      { text: 'क्\u200Dष', script: 'devanagari' },
    ]);
  });
});

describe('breakLines', () => {
  it('breaks between words and keeps line breaks', () => {
    expect(breakLines('one two three\nfour', 8, measure)).toEqual(['one two', 'three', 'four']);
  });

  it('breaks a word that is wider than a line, and never inside a syllable', () => {
    expect(breakLines('a abcdefgh b', 3, measure)).toEqual(['a', 'abc', 'def', 'gh', 'b']);
    expect(breakLines('किकिकि', 3, measure)).toEqual(['कि', 'कि', 'कि']);
  });

  it('ends for a line that no letter fits into', () => {
    expect(breakLines('abc', 0, measure)).toEqual(['a', 'b', 'c']);
  });

  it('has no line for a text of spaces', () => {
    expect(breakLines(' \n ', 5, measure)).toEqual([]);
  });
});

describe('keepDrawable', () => {
  it('keeps the joiners between Devanagari letters', () => {
    expect(keepDrawable('क्\u200Dष x\u200Dy', hasGlyph)).toBe('क्\u200Dष xy');
  });

  it('writes the rupee sign as the site writes prices', () => {
    expect(keepDrawable('Entry ₹50', hasGlyph)).toBe('Entry Rs. 50');
  });

  it('leaves out pictographs and shortens other scripts', () => {
    expect(keepDrawable('Beach 🏖️ now', hasGlyph)).toBe('Beach  now');
    expect(keepDrawable('Tea in 茶 館 and कॉफ़ी', hasGlyph)).toBe('Tea in … and कॉफ़ी'.normalize('NFC'));
  });
});
