/** What is kept of a text that somebody typed or sent, and how it is written in HTML. */

/** Removes control characters but tab and line feed: SQLite cuts a text off at a NUL, PostgreSQL refuses it (8.3). */
export const plain = (text: string) =>
  text.replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''));

/** A text that nobody was asked for in one line, such as a name from elsewhere; blanks for what it cannot have. */
export const toOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ').trim();

/** Of what nobody sees: blanks, controls, joiners, fillers (Unicode 17, Default_Ignorable_Code_Point) and the Braille blank. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*$/u;

/** A text without surrounding blanks; '' where nothing of it is seen. Joiners inside Hindi and emoji stay. */
export const trimText = (text: string) => (unseen.test(text) ? '' : text.trim());

/** A text between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Of the scripts of India and of Arabic; the other nine digits follow each (Unicode 17, section 4.6). */
const zeros = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0];

/**
 * What somebody typed as a number of any kind, with ASCII digits and punctuation, a blank for every kind of space, and
 * without marks of direction and soft hyphens.
 */
export const toAsciiDigits = (typed: string) =>
  typed
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/[^\P{Nd}\d]/gu, (digit) => {
      const values = zeros.map((zero) => digit.charCodeAt(0) - zero);
      return String(values.find((value) => value >= 0 && value <= 9) ?? digit);
    })
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
