export type Script = 'latin' | 'devanagari';

/** A part of a text that one font has. */
export interface Run {
  readonly text: string;
  readonly script: Script;
}

/** Unicode blocks Devanagari, Vedic Extensions and Devanagari Extended, and the joiners between their letters. */
const devanagari =
  /[\u0900-\u097F\u1CD0-\u1CFF\uA8E0-\uA8FF][\u0900-\u097F\u1CD0-\u1CFF\uA8E0-\uA8FF\u200C\u200D]*/g;

/** Whether a font can draw a code point. */
export type HasGlyph = (codePoint: number, script: Script) => boolean;

export function splitRuns(text: string): readonly Run[] {
  const runs: Run[] = [];
  let end = 0;
  const add = (part: string, script: Script) => part !== '' && runs.push({ text: part, script });
  for (const { 0: part, index } of text.matchAll(devanagari)) {
    add(text.slice(end, index), 'latin');
    add(part, 'devanagari');
    end = index + part.length;
  }
  add(text.slice(end), 'latin');
  return runs;
}

/** Shaping needs them; fonts need no glyph for them. */
const isJoiner = /[\u200C\u200D]/;
const isLetter = /[\p{L}\p{N}]/u;
const isInvisible = /[\p{Cf}\p{Mn}\uFE0F]/u;

/** Leaves out what the fonts cannot draw, such as pictographs; letters of other scripts become one ellipsis. */
export function keepDrawable(text: string, hasGlyph: HasGlyph): string {
  const drawable = splitRuns(text.normalize('NFC').replaceAll(/[\t\r\u00A0]/g, ' '))
    .map(({ text: part, script }) =>
      Array.from(part, (character) => {
        if (character === '\n' || hasGlyph(character.codePointAt(0) ?? 0, script)) return character;
        if (character === '₹') return 'Rs. ';
        if (script === 'devanagari') return isJoiner.test(character) ? character : '';
        return isLetter.test(character) && !isInvisible.test(character) ? '…' : '';
      }).join(''),
    )
    .join('');
  return drawable.replaceAll(/…(?:\s*…)+/g, '…');
}

/** @returns points */
export type MeasureText = (text: string) => number;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Breaks a text into lines, between words, or inside a word that is wider than a line; keeps line breaks. @param width points */
export function breakLines(text: string, width: number, measure: MeasureText): readonly string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, measure));
}

function breakParagraph(paragraph: string, width: number, measure: MeasureText): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = measure(word) <= width ? [word] : breakWord(word, width, measure);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
}

function breakWord(word: string, width: number, measure: MeasureText): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
