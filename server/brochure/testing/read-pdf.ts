import { inflateSync } from 'node:zlib';

export interface PdfObject {
  readonly id: number;
  /** The dictionary as it is written. */
  readonly text: string;
  /** '' for an object that is no stream. */
  readonly content: string;
}

const pattern = /(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g;
const streamStart = '\nstream\n';

/** The objects of a document of pdfkit, which compresses nothing but streams. */
export function readPdfObjects(pdf: Buffer): readonly PdfObject[] {
  return [...pdf.toString('latin1').matchAll(pattern)].map(([, id, source = '']) => {
    const start = source.indexOf(streamStart);
    if (start < 0) return { id: Number(id), text: source, content: '' };
    const text = source.slice(0, start);
    const stream = source.slice(start + streamStart.length, source.lastIndexOf('\nendstream'));
    const bytes = Buffer.from(stream, 'latin1');
    const isDeflated = text.includes('/FlateDecode') && !text.includes('/Subtype /Image');
    return { id: Number(id), text, content: (isDeflated ? inflateSync(bytes) : bytes).toString('latin1') };
  });
}

const empty: PdfObject = { id: 0, text: '', content: '' };

/** The object that an entry of a dictionary refers to; empty where there is none. */
export function follow(objects: readonly PdfObject[], text: string, name: string): PdfObject {
  const id = Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1]);
  return objects.find((object) => object.id === id) ?? empty;
}

export const listPages = (objects: readonly PdfObject[]) =>
  objects.filter(({ text }) => /\/Type \/Page(?![A-Za-z])/.test(text));

/** The beginning of a text that is read as another, the end of any mark, a font, glyphs. */
const operators = /\/Span (<<[^]*?>>) BDC|EMC|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;

/**
 * What the pages of a document of pdfkit say, in the order of their content.
 * @returns `typed`: with `ActualText` in place of the glyphs that it stands for; `drawn`: the letters of all glyphs, U+0000
 * for glyph 0, which is a box
 */
export function readPdfText(pdf: Buffer) {
  const objects = readPdfObjects(pdf);
  let typed = '';
  let drawn = '';
  for (const page of listPages(objects)) {
    const resources = follow(objects, page.text, 'Resources').text;
    let letters: readonly string[] = [];
    let isReplaced = false;
    const { content } = follow(objects, page.text, 'Contents');
    for (const [operator, span, font, glyphs = ''] of content.matchAll(operators)) {
      if (span !== undefined)
        typed += readString(/\/ActualText \(((?:\\[^]|[^\\)])*)\)/.exec(span)?.[1] ?? '');
      if (span !== undefined || operator === 'EMC') isReplaced = span !== undefined;
      if (font !== undefined)
        letters = readLetters(follow(objects, follow(objects, resources, font).text, 'ToUnicode').content);
      const ids = [...glyphs.matchAll(/<([\da-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      const text = ids.map((id) => letters[Number.parseInt(id, 16)] ?? '').join('');
      drawn += text;
      if (!isReplaced) typed += text;
    }
  }
  return { typed: toOneLine(typed), drawn: toOneLine(drawn).normalize('NFC') };
}

const toOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const readUtf16 = (bytes: Buffer) => bytes.swap16().toString('utf16le');

/** The letters of each glyph, from the table that pdfkit writes (ISO 32000-1, 9.10.3). */
const readLetters = (map: string) =>
  [...map.matchAll(/^<[\da-f]{4}> <[\da-f]{4}> \[(.*)\]$/gm)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) =>
      readUtf16(Buffer.from(hex.replaceAll(' ', ''), 'hex')),
    ),
  );

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** ISO 32000-1, 7.3.4.2 and 7.9.2.2. */
function readString(source: string): string {
  const unescaped = source.replaceAll(/\\([^])/g, (_, sign: string) => escaped[sign] ?? sign);
  const bytes = Buffer.from(unescaped, 'latin1');
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
  return isUtf16 ? readUtf16(bytes.subarray(2)) : bytes.toString('latin1');
}
