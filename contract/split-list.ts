import { pageMarks } from './package.ts';
import { plain, trimText } from './plain-text.ts';

/** Also those of lists in WhatsApp and in Word, whose symbol fonts are U+F020 to U+F0FF (U+F0B7 is its bullet). */
const bullet = String.raw`[${pageMarks}➢➤►▶◆❖✗✘❌\uF020-\uF0FF][\uFE0E\uFE0F]*`;

const dividers = /* @__PURE__ */ new RegExp(String.raw`[\r\n\v\f\x85\u2028\u2029]|${bullet}`, 'u');

/** A comma between digits divides nothing: `1,100 m`. */
const betweenCommas = /(?:\p{Nd},(?=\p{Nd})|[^,])+/gu;

/** A bullet, a dash or a star; `-5 °C` and `*** hotel` have none. */
const leadingMark = /* @__PURE__ */ new RegExp(
  `^(?:(?:${bullet}|(?:[-–—]+|\\*|o(?=\\t|  ))(?=\\s|$))\\s*)+`,
  'u',
);

/** A number or a letter in front: `1. Tea`, `(2) Tea`, `a) Tea`, not `1.5 l`. */
const leadingOrdinal = /^\(?(?:\p{Nd}{1,2}[.)]|(?:[a-z]|[ivx]{2,4})\))\s+/iu;

/** Of a list that begins at its beginning: a single `24. December` is no number of an entry. */
const firstOrdinal = /^\(?[1१ai][.)]\s/iu;

/**
 * The entries of a list that is given as one text, without marks in front of them: its lines and what stands between
 * bullets, with their commas, else what stands between commas.
 */
export function splitList(text: string): string[] {
  const parts = dividers.test(text) ? text.split(dividers) : (text.match(betweenCommas) ?? []);
  return withoutMarks(parts.map(trim));
}

/** The entries or lines of a list without the marks in front of them, and without those of which nothing is seen. */
export function withoutMarks(lines: readonly string[]): string[] {
  const entries = lines.map((line) => line.replace(leadingMark, ''));
  const [first = '', second] = entries.filter((entry) => leadingOrdinal.test(entry));
  const isNumbered = second !== undefined || firstOrdinal.test(first);
  return entries
    .map((entry) => (isNumbered ? entry.replace(leadingOrdinal, '') : entry).trim())
    .filter((entry) => trimText(plain(entry)) !== '');
}

/** Without blanks and commas around it; by steps, as an expression takes quadratic time for a long row of blanks. */
function trim(part: string): string {
  const start = part.search(/[^\s,\u200B-\u200F\u2060]/u);
  if (start === -1) return '';
  let end = part.length;
  while (/[\s,]/u.test(part.charAt(end - 1))) end -= 1;
  return part.slice(start, end);
}
