import { readPdfObjects, refOf } from './pdf-objects.ts';

const operators =
  /\/Span (<<[^]*?>>) BDC|\/\w+ (?:<<[^]*?>> BDC|BMC)|EMC|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;

/** What the pages of a document of pdfkit say, in the order of their content. */
export interface PdfText {
  /** With `ActualText` in place of the glyphs that it stands for. */
  readonly typed: string;
  /** The letters of all glyphs. */
  readonly drawn: string;
  /** Whether glyph 0 is among them, which is a box. */
  readonly hasBox: boolean;
}

export function readPdfText(pdf: Buffer): PdfText {
  const objects = readPdfObjects(pdf);
  const find = (id: number | undefined) => objects.find((object) => object.id === id);
  const pages = objects.filter(({ text }) => /\/Type \/Page(?![A-Za-z])/.test(text));
  let typed = '';
  let drawn = '';
  let hasBox = false;
  for (const page of pages) {
    const resources = find(refOf(page.text, 'Resources'))?.text ?? '';
    let letters: readonly string[] = [];
    const marks: (string | undefined)[] = [];
    for (const [operator, span, font, glyphs] of find(refOf(page.text, 'Contents'))?.content.matchAll(
      operators,
    ) ?? []) {
      if (span !== undefined) {
        marks.push(span);
        typed += readString(/\/ActualText \(((?:\\[^]|[^\\)])*)\)/.exec(span)?.[1] ?? '');
      } else if (operator === 'EMC') marks.pop();
      else if (font !== undefined)
        letters = readLetters(
          find(refOf(find(refOf(resources, font))?.text ?? '', 'ToUnicode'))?.content ?? '',
        );
      else if (glyphs === undefined) marks.push(undefined);
      else {
        const ids = [...glyphs.matchAll(/<([\da-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
        const text = ids.map((id) => letters[Number.parseInt(id, 16)] ?? '').join('');
        drawn += text;
        hasBox ||= ids.includes('0000');
        if (marks.every((mark) => mark === undefined)) typed += text;
      }
    }
  }
  return { typed: toOneLine(typed), drawn: toOneLine(drawn).normalize('NFC'), hasBox };
}

const toOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The letters of each glyph, from the table that pdfkit writes (ISO 32000-1, 9.10.3). */
const readLetters = (map: string) =>
  [...map.matchAll(/^<[\da-f]{4}> <[\da-f]{4}> \[(.*)\]$/gm)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );

const escaped = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
]);

/** ISO 32000-1, 7.3.4.2 and 7.9.2.2. */
function readString(source: string): string {
  const bytes = Buffer.from(
    source.replaceAll(/\\([^])/g, (_, sign: string) => escaped.get(sign) ?? sign),
    'latin1',
  );
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString('utf16le')
    : bytes.toString('latin1');
}
