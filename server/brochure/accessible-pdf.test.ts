/** What PDF/UA-1 (ISO 14289-1) asks of the structure; numbers are its sections. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadFonts } from './brochure-fonts.ts';
import { heroSize, pictureSize } from './brochure-content.ts';
import { renderBrochure } from './render-brochure.ts';
import { follow, listPages, readPdfObjects } from './testing/read-pdf.ts';
import { sampleTexts } from './testing/sample-texts.ts';

const jpeg = ({ width, height }: Record<'width' | 'height', number>) =>
  sharp({ create: { width: Math.round(width), height: Math.round(height), channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
const [hero, small] = await Promise.all([jpeg(heroSize), jpeg(pictureSize)]);
const fonts = await loadFonts('server/brochure/fonts');
const texts = sampleTexts({
  name: 'Tea & <hills>',
  description: 'काशी में तीन दिन, प्राधिकारी. '.repeat(30),
  days: Array.from({ length: 16 }, (_, index) => ({
    title: `Day ${index + 1}`,
    text: 'A boat to कुल्लू व मनाली. '.repeat(12),
  })),
});
const render = async (pictures: readonly Buffer[], poster?: Buffer) => {
  const content = { pictures: pictures.map((bytes) => ({ jpeg: bytes, alt: undefined })), poster };
  return readPdfObjects(await renderBrochure({ ...content, texts, issued: Date.UTC(2026, 10, 21) }, fonts));
};
const objects = await render([hero, small, small, small]);

const find = (entry: string) => objects.filter(({ text }) => new RegExp(`${entry}(?![A-Za-z])`).test(text));
const catalog = find('/Type /Catalog')[0]?.text ?? '';
const textOf = (id: number) => objects.find((object) => object.id === id)?.text ?? '';

it('the document is tagged, has a language and a structure, and shows its title (7.1, 7.2)', () => {
  expect(catalog + follow(objects, catalog, 'MarkInfo').text).toContain('/Marked true');
  expect(catalog).toContain('/Lang (en-IN)');
  expect(follow(objects, catalog, 'StructTreeRoot').text).toContain('/ParentTree');
  expect(follow(objects, catalog, 'ViewerPreferences').text).toContain('/DisplayDocTitle true');
});

it('the document declares PDF/UA-1 and its title in metadata that are valid XML (5, 7.1)', () => {
  const xmp = follow(objects, catalog, 'Metadata').content;
  expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(xmp).toContain('<rdf:li xml:lang="x-default">Tea &amp; &lt;hills></rdf:li>');
  expect(xmp).not.toMatch(/&(?!amp;|lt;)/);
});

it('pages have the tab order of the structure and a place in it (7.18.3), and draw nothing that is neither in it nor an artifact (7.1)', () => {
  const pages = listPages(objects);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    expect(page.text).toContain('/Tabs /S');
    expect(page.text).toMatch(/\/StructParents \d+/);
    let depth = 0;
    let drawn = 0;
    const outside: string[] = [];
    for (const line of follow(objects, page.text, 'Contents').content.split('\n')) {
      const [operator = ''] = /\S+$/.exec(line) ?? [];
      if (operator === 'BDC' || operator === 'BMC') depth += 1;
      if (operator === 'EMC') depth -= 1;
      if (!/^(?:TJ|Tj|f|F|S|s|B|b|Do|f\*|B\*)$/.test(operator)) continue;
      drawn += 1;
      // In an element or artifact, and there perhaps in a mark with `ActualText`.
      if (depth === 0) outside.push(line);
    }
    expect([outside, depth]).toEqual([[], 0]);
    expect(drawn).toBeGreaterThan(0);
  }
});

it('texts that are read as others end their mark in the graphics state that they are drawn in, from which Poppler takes their place', () => {
  const contents = objects.map(({ content }) => content).join('\n');
  const marks = [...contents.matchAll(/\/Span <<[^]*?\n(\S+)\nEMC/g)];
  expect(marks.length).toBeGreaterThan(100);
  expect(new Set(marks.map(([, before]) => before))).toEqual(new Set(['ET']));
});

it('links say where they lead, and are in an element Link of the structure (7.18.5)', () => {
  const tree = follow(objects, catalog, 'StructTreeRoot').text;
  const links = find('/Subtype /Link');
  expect(links.length).toBeGreaterThan(4);
  for (const { id, text } of links) {
    expect(text).toMatch(/\/Contents \(.+\)/);
    const key = /\/StructParent (\d+)/.exec(text)?.[1];
    const element = textOf(Number(new RegExp(`\\n\\s*${key} (\\d+) 0 R`).exec(tree)?.[1]));
    expect(element).toContain('/S /Link');
    expect(element).toContain(`/Obj ${id} 0 R`);
  }
});

it('each picture has a text (7.3), but not the drawing of the place, which is a decoration', async () => {
  const figures = find('/S /Figure');
  expect(figures.length).toBeGreaterThan(1);
  for (const { text } of figures) expect(text).toMatch(/\/Alt \(.+\)/);
  const withPoster = (await render([], hero)).map(({ text }) => text).join('\n');
  expect(withPoster).toContain('/Subtype /Image');
  expect(withPoster).not.toContain('/S /Figure');
});

it('fonts are embedded, with the characters of each glyph (7.21)', () => {
  const embedded = find('/Subtype /Type0');
  const descriptors = find('/Type /FontDescriptor');
  expect(descriptors).toHaveLength(embedded.length);
  for (const { text } of descriptors) expect(text).toContain('/FontFile2');
  for (const { text } of embedded) {
    const used = follow(objects, text, 'ToUnicode').content.split('beginbfrange')[1] ?? '';
    // The first entry is glyph 0, which is drawn nowhere.
    expect(used.replace(/\[<0000>/, '[')).not.toMatch(/<(?:0000|feff|fffe)>(?! <|\n)/i);
  }
});

it('there is a heading of the first level, and none is skipped (7.4.2)', () => {
  const all = objects.map(({ text }) => text).join('\n');
  const levels = [...all.matchAll(/\/S \/H(\d)/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(new Set(levels)).toEqual(new Set([1, 2, 3]));
});
