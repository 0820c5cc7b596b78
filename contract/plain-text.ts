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
