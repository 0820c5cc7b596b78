import { getMimeType } from 'hono/utils/mime';

/** Bytes in UTF-8, without the extension: of the 255 of most file systems, encrypted ones leave 143. */
const maxBytes = 128;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters that have no decomposition, each before what stands for it. */
const latinLetters = 'æae œoe ßss þth ðd đd ħh ıi łl ŋng øo ŧt'.split(' ');
const toLatin = (letter: string) =>
  latinLetters.find((entry) => entry.startsWith(letter))?.slice(letter.length) ?? ' ';

/** Names of devices (Microsoft, "Naming Files, Paths, and Namespaces"), also before an extension. */
const reserved = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]|conin\$|conout\$)\s*(?:\.|$)/i;
const notReserved = (name: string) => (reserved.test(name) ? `_${name}` : name);

/**
 * The parameters of Content-Disposition for a name that somebody typed: a form in ASCII, and the name itself (RFC 6266,
 * section 4.3; RFC 8187).
 * @param names the name, then what stands for it in ASCII where it has no Latin letters
 * @param extension with its dot
 */
export function fileNameParameters(names: readonly string[], otherwise: string, extension: string): string {
  // A word, as '3n-4d' says little of a name in Hindi.
  const ascii = names.map(toAscii).find((name) => /[a-z]{3}/.test(name)) ?? otherwise;
  const name = toFileName(names[0] ?? '') || ascii;
  return `filename="${ascii}${extension}"; filename*=UTF-8''${encodeValue(name + extension)}`;
}

const toAscii = (name: string) => {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, toLatin);
  const words = (letters.match(/[a-z\d]+/g) ?? []).join('-').slice(0, maxBytes);
  return notReserved(words.replace(/-$/, ''));
};

/** Without what file systems refuse or hide: controls, signs of direction, separators, dots and blanks at the ends. */
const toFileName = (name: string) => {
  const parts = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\\/:*?"<>|\s]+/gu, ' ')
    .replaceAll(/(?![\u200C\u200D])[\p{Cf}\uFFFD]/gu, '');
  let cut = '';
  for (const { segment } of graphemes.segment(trim(parts))) {
    if (Buffer.byteLength(cut + segment) > maxBytes) break;
    cut += segment;
  }
  return notReserved(trim(cut));
};

const trim = (name: string) => name.replaceAll(/^[\s.\u200C\u200D]+|[\s.\u200C\u200D]+$/gu, '');

/** `attr-char` of RFC 8187, section 3.2.1, has fewer signs than URIs. */
const encodeValue = (value: string) =>
  encodeURIComponent(value).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Hono names no charset for JSON, which is UTF-8 like all our texts. */
export function mediaTypeOf(name: string): string {
  const type = getMimeType(name) ?? 'application/octet-stream';
  return type.endsWith('json') ? `${type}; charset=utf-8` : type;
}
