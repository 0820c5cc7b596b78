/** Bullets and check marks, on which the page splits inclusions (specification, section 2). */
export const pageMarks = '•●○◦▪▫■‣⁃∙·✓✔✅☑🗸';

/** Also those of lists in WhatsApp and in Word, whose symbol fonts are U+F020 to U+F0FF (U+F0B7 is its bullet). */
const bullet = String.raw`[${pageMarks}➢➤►▶◆❖✗✘❌\uF020-\uF0FF][\uFE0E\uFE0F]*`;

const dividers = /* @__PURE__ */ new RegExp(String.raw`[\r\n\v\f\x85\u2028\u2029]|${bullet}`, 'u');

/** A comma between digits divides nothing: `1,100 m`. */
const betweenCommas = /(?:\p{Nd},(?=\p{Nd})|[^,])+/gu;

/** A bullet, a dash, a star, a number, a letter in brackets or Word's `o`; `-5 °C` and `1.5 l` have none. */
const leadingMark = /* @__PURE__ */ new RegExp(
  [
    `^(?:${bullet}`,
    String.raw`[-–—*]+(?=\s|$)`,
    String.raw`\(?\p{Nd}{1,2}[.)](?=[\s\p{L}]|$)`,
    String.raw`\(?(?:[a-z]|[ivx]{2,4})\)(?=\s|$)`,
    String.raw`o(?=\t|\s\s))`,
  ].join('|'),
  'iu',
);

/**
 * The entries of a list that is given as one text, without marks in front of them: its lines and what stands between
 * bullets, with their commas, else what stands between commas.
 */
export function splitList(text: string): string[] {
  const parts = dividers.test(text) ? text.split(dividers) : (text.match(betweenCommas) ?? []);
  return parts.map((part) => withoutMark(trim(part))).filter((entry) => entry !== '');
}

/** A line of a list without the mark in front of it. */
export const withoutMark = (line: string): string => line.replace(leadingMark, '').trim();

/** Without blanks and commas around it; by steps, as an expression takes quadratic time for a long row of blanks. */
function trim(part: string): string {
  const start = part.search(/[^\s,\u200B-\u200F\u2060]/u);
  if (start === -1) return '';
  let end = part.length;
  while (/[\s,]/u.test(part.charAt(end - 1))) end -= 1;
  return part.slice(start, end);
}
