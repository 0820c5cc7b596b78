/** Files of one design in one weight, which have different letters. */
export type Typeface = readonly FontFile[];

export interface FontFile {
  readonly name: string;
  /** Whether it has all of a grapheme. */
  readonly draws: (grapheme: string) => boolean;
}

/** A part of a word that one file draws. */
export interface Run {
  /** Also what nothing is drawn of, such as pictographs beside it. */
  readonly typed: string;
  readonly drawn: string;
  readonly font: string;
}

/** No run where nothing of it is drawn. */
export type Word = readonly Run[];

export interface Line {
  readonly words: readonly Word[];
  /** Whether its last word goes on in the next line. */
  readonly isBroken: boolean;
}

export const typedOf = (word: Word) => word.map(({ typed }) => typed).join('');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const toGraphemes = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Drawn for letters of scripts that no file has, once for all that are beside each other. */
const ellipsis = '…';

/** Signs that the files do not have, and those of the same sense that they have. */
const lookalikes = new Map([
  ['→', '›'],
  ['←', '‹'],
  ['\u2010', '-'],
]);

/** But the joiners, which shaping needs. */
const invisible = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\uFE0F]/gu;
const isMark = /^[\p{M}\u200C\u200D]/u;
const isLetter = /[\p{L}\p{N}]/u;
const isDigit = /\p{Nd}/u;

/**
 * Finds for each letter of a word the first typeface that has it. Of what none has, marks are left out, letters become an
 * ellipsis and signs a space.
 * @param word without whitespace
 * @param typefaces the first file has ASCII
 */
export function fitWord(word: string, typefaces: readonly Typeface[], isCapital = false): Word {
  const runs: { typed: string; drawn: string; font: string }[] = [];
  let undrawn = '';
  let gap = '';
  for (const typed of toGraphemes(word)) {
    const text = (isCapital ? typed.toUpperCase() : typed).replaceAll(invisible, '');
    const form = findForm(text, typefaces) ?? reduce(text, typefaces.flat());
    const last = runs.at(-1);
    if (!form || form.drawn === ' ' || (form.drawn === ellipsis && last?.drawn.endsWith(ellipsis))) {
      if (form?.drawn === ' ') gap = ' ';
      if (last) last.typed += typed;
      else undrawn += typed;
      continue;
    }
    if (last?.font === form.font) {
      last.typed += typed;
      last.drawn += gap + form.drawn;
    } else runs.push({ ...form, typed: undrawn + typed, drawn: last ? gap + form.drawn : form.drawn });
    undrawn = '';
    gap = '';
  }
  return runs;
}

type Form = Pick<Run, 'drawn' | 'font'>;

/** Forms that look as typed. A font that lacks a letter with a mark may place the mark over the letter, but not two. */
function formsOf(grapheme: string): readonly string[] {
  const parts = Array.from(grapheme.normalize('NFD'));
  const plain = grapheme.normalize('NFKC').replaceAll(/[\u200C\u200D]/g, '');
  return [
    grapheme.normalize('NFC'),
    ...(parts.length === 2 ? [parts.join('')] : []),
    // Without its place a digit makes another number: 1⅔ would be 12⁄3.
    isDigit.test(plain) && !isDigit.test(grapheme) ? '' : (lookalikes.get(plain) ?? plain),
  ].filter((form) => form !== '');
}

function findForm(grapheme: string, typefaces: readonly Typeface[]): Form | undefined {
  const forms = formsOf(grapheme);
  for (const files of typefaces)
    for (const drawn of forms) {
      const file = files.find(({ draws }) => draws(drawn));
      if (file) return { drawn, font: file.name };
    }
  return undefined;
}

function reduce(grapheme: string, files: readonly FontFile[]): Form | undefined {
  const [base = '', ...marks] = grapheme.normalize('NFD');
  const file = files.find(({ draws }) => base !== '' && draws(base));
  if (file) {
    const kept = marks.filter((mark) => file.draws(base + mark));
    return { drawn: [base, ...kept].join(''), font: file.name };
  }
  const [first] = files;
  if (!first || base === '' || isMark.test(grapheme)) return undefined;
  return { drawn: isLetter.test(grapheme) ? ellipsis : ' ', font: first.name };
}

/** Points by which sums of widths may be rounded, as of a price whose size is chosen to fill the line. */
const rounding = 0.01;

type Fit = (word: string) => Word;

/**
 * Breaks a text into lines, between words, or inside a word that is wider than a line; keeps line breaks.
 * @param width points @param measure gives points, with the spaces between the words
 */
export function breakLines(
  text: string,
  width: number,
  fit: Fit,
  measure: (words: readonly Word[]) => number,
): readonly Line[] {
  const fitsLine = (words: readonly Word[]) => measure(words) <= width + rounding;
  return toParagraphs(text, fit).flatMap((words) => breakParagraph(words, fit, fitsLine));
}

/** Each has a word at least. A word that nothing is drawn of is part of the one before in its paragraph, or of the next. */
function toParagraphs(text: string, fit: Fit): readonly (readonly Word[])[] {
  const paragraphs: Word[][] = [];
  let undrawn = '';
  for (const paragraph of text.split('\n')) {
    const words: Word[] = [];
    for (const typed of paragraph.split(/\s+/).filter((part) => part !== '')) {
      const [first, ...rest] = fit(typed);
      const before = words.pop();
      const last = before?.at(-1);
      const isRepeated = first?.drawn === ellipsis && rest.length === 0 && last?.drawn.endsWith(ellipsis);
      if (before && last && (!first || isRepeated))
        words.push([...before.slice(0, -1), { ...last, typed: `${last.typed} ${typed}` }]);
      else {
        if (before) words.push(before);
        if (first) words.push([{ ...first, typed: undrawn + first.typed }, ...rest]);
        undrawn = first ? '' : `${undrawn}${typed} `;
      }
    }
    if (words.length > 0) paragraphs.push(words);
  }
  return paragraphs;
}

type FitsLine = (words: readonly Word[]) => boolean;

function breakParagraph(paragraph: readonly Word[], fit: Fit, fitsLine: FitsLine): Line[] {
  const lines: Line[] = [];
  let words: Word[] = [];
  for (const word of paragraph) {
    words.push(word);
    if (fitsLine(words)) continue;
    words.pop();
    if (words.length > 0) lines.push({ words, isBroken: false });
    const parts = fitsLine([word]) ? [word] : breakWord(word, fit, fitsLine);
    lines.push(...parts.slice(0, -1).map((part) => ({ words: [part], isBroken: true })));
    words = parts.slice(-1);
  }
  return [...lines, { words, isBroken: false }];
}

function breakWord(word: Word, fit: Fit, fitsLine: FitsLine): readonly Word[] {
  const parts: Word[] = [];
  let part = '';
  for (const grapheme of toGraphemes(typedOf(word))) {
    if (part !== '' && !fitsLine([fit(part + grapheme)])) {
      parts.push(fit(part));
      part = '';
    }
    part += grapheme;
  }
  return [...parts, fit(part)];
}
