/** How a name is painted: explicit lines, so that a late font never changes their number. */
export interface Lettering {
  readonly lines: readonly string[];
  /** Font size in hundredths of the container's width (cqi). */
  readonly size: number;
  /** `font-stretch` in percent, within what the typeface offers. */
  readonly stretch: number;
  /** Whether a word is too long for any line: it wraps where the line ends. */
  readonly wraps: boolean;
}

/** Letters a single line holds before the painter starts a second. */
const longestLine = 17;
/** Below this size (cqi) letters on a phone's board are smaller than running text. */
const smallest = 5.5;
/** Width of a letter, in parts of its size, at the narrowest the typeface goes. */
const narrowest = 0.43;
/** Lowercase letters are that much narrower than capitals. */
const lowercase = 1.14;

/**
 * Fits a name into a sign as the design's painter does: widen or narrow the letters first, and only when
 * they are at their narrowest make them smaller, down to a size that can be read.
 * @param name what is painted; line breaks happen at its spaces, and inside a word only where it is too long to be read on one line
 * @param size the size wished for, in cqi
 * @param fill how much of the container's width the longest line should take, in cqi
 */
export function fitLettering(name: string, size: number, fill: number): Lettering {
  const words = name.trim().split(/\s+/);
  const letters = length(words.join(' '));
  let best = paint(words, letters > longestLine ? 2 : 1, size, fill);
  for (let count = best.lines.length + 1; best.size < smallest && count <= words.length; count += 1)
    best = paint(words, count, size, fill);
  return best.size < smallest ? { ...best, size: smallest, wraps: true } : best;
}

function paint(words: readonly string[], count: number, size: number, fill: number): Lettering {
  const lines = balance(words, count);
  const longest = Math.max(1, ...lines.map(length));
  const ease = /\p{Ll}/u.test(words.join('')) ? lowercase : 1;
  const need = (fill / (size * longest)) * ease;
  const fitted = need < narrowest ? (fill / (narrowest * longest)) * ease : size;
  const stretch = Math.min(125, Math.max(75, 75 + (need - narrowest) * 135));
  return { lines, size: Math.floor(fitted * 10) / 10, stretch: Math.round(stretch), wraps: false };
}

/** Spreads words over at most `count` lines so that the longest line is as short as it can be. */
function balance(words: readonly string[], count: number): string[] {
  let width = Math.max(...words.map(length));
  let lines = wrap(words, width);
  while (lines.length > count) {
    width += 1;
    lines = wrap(words, width);
  }
  return lines;
}

/** Fills lines of at most `width` letters, as running text does. */
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
