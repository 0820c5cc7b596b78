/** Fitted text. Its lines are explicit, so that a font that loads late does not change their number. */
export interface FittedText {
  readonly lines: readonly string[];
  /** Font size in cqi. */
  readonly size: number;
  /** `font-stretch` in percent, within the typeface's range. */
  readonly stretch: number;
  /** Whether a word is too long for a line at the smallest size and wraps inside. */
  readonly wraps: boolean;
}

/** Of the title of a page, in cqi; the home page's is larger. */
export const boardTitle = { size: 15.5, fill: 88 };

/** Letters; a longer name takes two lines. */
const maxLineLength = 17;
/** In cqi: 22 px on the board of a phone of 375 px. */
const minBoardSize = 7.7;
/** Width of a letter at the narrowest stretch, in em. */
const minLetterWidth = 0.43;
const lowercaseFactor = 1.14;
/** So that a size that was fitted before stays as it is. */
const rounding = 1e-6;

/** Fits by `font-stretch`, then by size, then by more lines; breaks words only if needed. Sizes, `fill` (longest line): cqi. */
export function fitText(name: string, size: number, fill: number, minSize = minBoardSize): FittedText {
  const words = name.trim().split(/\s+/);
  const letters = length(words.join(' '));
  let fitted = fitLines(words, letters > maxLineLength ? 2 : 1, size, fill);
  for (let count = fitted.lines.length + 1; fitted.size < minSize && count <= words.length; count += 1)
    fitted = fitLines(words, count, size, fill);
  return fitted.size < minSize ? { ...fitted, size: minSize, wraps: true } : fitted;
}

function fitLines(words: readonly string[], count: number, size: number, fill: number): FittedText {
  const lines = balance(words, count);
  const longest = Math.max(1, ...lines.map(length));
  const widthFactor = /\p{Ll}/u.test(words.join('')) ? lowercaseFactor : 1;
  const letterWidth = (fill / (size * longest)) * widthFactor;
  const fitted = letterWidth < minLetterWidth ? (fill / (minLetterWidth * longest)) * widthFactor : size;
  const stretch = Math.min(125, Math.max(75, 75 + (letterWidth - minLetterWidth) * 135));
  return { lines, size: Math.floor(fitted * 10 + rounding) / 10, stretch: Math.round(stretch), wraps: false };
}

function balance(words: readonly string[], count: number): string[] {
  let width = Math.max(...words.map(length));
  let lines = wrap(words, width);
  while (lines.length > count) {
    width += 1;
    lines = wrap(words, width);
  }
  return lines;
}

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && length(line) + 1 + length(word) <= width)
      lines.splice(-1, 1, `${line} ${word}`);
    else lines.push(word);
  }
  return lines;
}

const length = (text: string) => Array.from(text).length;

/** In cqi; the least is 22 px on the narrowest tile of a phone: a longer name takes more lines. */
const tile = { size: 19, fill: 92, least: 14.3 };

/**
 * Fits the names of the tiles of a row in one size, which the longest determines.
 * @returns measures the capitals of a name, and keeps it as typed for screen readers
 */
export function fitUppercaseRow(names: readonly string[]): (name: string) => FittedText {
  const { size, fill, least } = tile;
  const sizes = names.map((name) => fitText(name.toUpperCase(), size, fill, least).size);
  const common = Math.min(size, ...sizes);
  return (name) => {
    const words = name.trim().split(/\s+/);
    const { lines, ...fitted } = fitText(name.toUpperCase(), common, fill, common);
    return { ...fitted, lines: lines.map((line) => words.splice(0, line.split(' ').length).join(' ')) };
  };
}
