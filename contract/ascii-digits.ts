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
