/** What PDF/UA-1 (ISO 14289-1) asks of the structure; numbers are its sections. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadFonts } from './brochure-fonts.ts';
import { heroSize, pictureSize } from './brochure-content.ts';
import { renderBrochure } from './render-brochure.ts';
import { readPdfObjects, refOf, type PdfObject } from './testing/pdf-objects.ts';
import { sampleTexts } from './testing/sample-texts.ts';

const jpeg = ({ width, height }: typeof heroSize | typeof pictureSize) =>
  sharp({ create: { width: Math.round(width), height: Math.round(height), channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

let objects: readonly PdfObject[];
let withPoster: readonly PdfObject[];
let catalog: string;

beforeAll(async () => {
  const texts = sampleTexts({
    name: 'Tea & <hills>',
    description: 'काशी में तीन दिन, प्राधिकारी. '.repeat(30),
    days: Array.from({ length: 16 }, (_, index) => ({
      title: `Day ${index + 1}`,
      text: 'A boat to कुल्लू व मनाली. '.repeat(12),
    })),
  });
  const [hero, small] = await Promise.all([jpeg(heroSize), jpeg(pictureSize)]);
  const pictures = [hero, small, small, small].map((bytes) => ({ jpeg: bytes, alt: undefined }));
  const fonts = await loadFonts('server/brochure/fonts');
  const issued = Date.UTC(2026, 10, 21);
  objects = readPdfObjects(await renderBrochure({ texts, pictures, issued }, fonts));
  withPoster = readPdfObjects(await renderBrochure({ texts, pictures: [], poster: hero, issued }, fonts));
  catalog = find('/Type /Catalog')[0]?.text ?? '';
});

const find = (entry: string) => objects.filter(({ text }) => new RegExp(`${entry}(?![A-Za-z])`).test(text));
const textOf = (id: number | undefined) => objects.find((object) => object.id === id)?.text ?? '';

describe('the document', () => {
  it('is marked as tagged, and has a language and a structure (7.1, 7.2)', () => {
    expect(catalog).toMatch(/\/MarkInfo (?:\d+ 0 R|<<)/);
    expect([catalog, textOf(refOf(catalog, 'MarkInfo'))].join(' ')).toContain('/Marked true');
    expect(catalog).toContain('/Lang (en-IN)');
    expect(textOf(refOf(catalog, 'StructTreeRoot'))).toContain('/ParentTree');
  });

  it('shows its title in place of the file name (7.1)', () => {
    expect(textOf(refOf(catalog, 'ViewerPreferences'))).toContain('/DisplayDocTitle true');
  });

  it('declares PDF/UA-1 and its title in metadata that are valid XML (5, 7.1)', () => {
    const xmp = objects.find(({ id }) => id === refOf(catalog, 'Metadata'))?.content ?? '';
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(xmp).toContain('<rdf:li xml:lang="x-default">Tea &amp; &lt;hills></rdf:li>');
    expect(xmp).not.toMatch(/&(?!amp;|lt;)/);
  });
});

describe('pages', () => {
  it('have the tab order of the structure (7.18.3) and a place in it', () => {
    const pages = find('/Type /Page');
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages) {
      expect(text).toContain('/Tabs /S');
      expect(text).toMatch(/\/StructParents \d+/);
    }
  });

  it('draw nothing that is neither in the structure nor an artifact (7.1)', () => {
    for (const page of find('/Type /Page')) {
      const { content } = objects.find(({ id }) => id === refOf(page.text, 'Contents')) ?? { content: '' };
      let depth = 0;
      let drawn = 0;
      const outside: string[] = [];
      for (const line of content.split('\n')) {
        const [operator = ''] = /\S+$/.exec(line) ?? [];
        if (operator === 'BDC' || operator === 'BMC') depth += 1;
        if (operator === 'EMC') depth -= 1;
        if (!/^(?:TJ|Tj|f|F|S|s|B|b|Do|f\*|B\*)$/.test(operator)) continue;
        drawn += 1;
        // In an element or artifact, and there perhaps in a mark with `ActualText`.
        if (depth === 0) outside.push(line);
      }
      expect(outside).toEqual([]);
      expect(depth).toBe(0);
      expect(drawn).toBeGreaterThan(0);
    }
  });
});

describe('texts that are read as others', () => {
  it('end their mark in the graphics state that they are drawn in, from which Poppler takes their place', () => {
    const contents = objects.map(({ content }) => content).join('\n');
    const marks = [...contents.matchAll(/\/Span <<[^]*?\n(\S+)\nEMC/g)];
    expect(marks.length).toBeGreaterThan(100);
    expect(new Set(marks.map(([, before]) => before))).toEqual(new Set(['ET']));
  });
});

describe('links', () => {
  it('say where they lead, and are in an element Link of the structure (7.18.5)', () => {
    const tree = textOf(refOf(catalog, 'StructTreeRoot'));
    const links = find('/Subtype /Link');
    expect(links.length).toBeGreaterThan(4);
    for (const { id, text } of links) {
      expect(text).toMatch(/\/Contents \(.+\)/);
      const key = /\/StructParent (\d+)/.exec(text)?.[1];
      const element = new RegExp(`\\n\\s*${key} (\\d+) 0 R`).exec(tree)?.[1];
      expect(textOf(Number(element))).toContain('/S /Link');
      expect(textOf(Number(element))).toContain(`/Obj ${id} 0 R`);
    }
  });
});

describe('figures and fonts', () => {
  it('has a text for each picture (7.3)', () => {
    const figures = find('/S /Figure');
    expect(figures.length).toBeGreaterThan(1);
    for (const { text } of figures) expect(text).toMatch(/\/Alt \(.+\)/);
  });

  it('leaves out the drawing of the place, which is a decoration', () => {
    const texts = withPoster.map(({ text }) => text).join('\n');
    expect(texts).toContain('/Subtype /Image');
    expect(texts).not.toContain('/S /Figure');
  });

  it('embeds its fonts, with the characters of each glyph (7.21)', () => {
    const fonts = find('/Subtype /Type0');
    expect(find('/Type /FontDescriptor').length).toBe(fonts.length);
    for (const { text } of find('/Type /FontDescriptor')) expect(text).toContain('/FontFile2');
    for (const { text } of fonts) {
      const map = objects.find(({ id }) => id === refOf(text, 'ToUnicode'))?.content ?? '';
      const used = map.split('beginbfrange')[1] ?? '';
      // The first entry is glyph 0, which is drawn nowhere.
      expect(used.replace(/\[<0000>/, '[')).not.toMatch(/<(?:0000|feff|fffe)>(?! <|\n)/i);
    }
  });

  it('has a heading of the first level and skips none (7.4.2)', () => {
    const levels = [
      ...objects
        .map(({ text }) => text)
        .join('\n')
        .matchAll(/\/S \/H(\d)/g),
    ].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(new Set(levels)).toEqual(new Set([1, 2, 3]));
  });
});
