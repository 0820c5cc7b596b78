import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { loadFonts, type Fonts } from './brochure-fonts.ts';
import { renderBrochure } from './render-brochure.ts';
import { sampleTexts } from './testing/sample-texts.ts';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts('server/brochure/fonts');
});

const issued = Date.UTC(2026, 10, 21, 18, 30);
async function render(overrides: Parameters<typeof sampleTexts>[0] = {}) {
  const pdf = await renderBrochure({ texts: sampleTexts(overrides), pictures: [], issued }, fonts);
  const text = pdf.toString('latin1');
  return { pdf, text, pages: text.match(/\/Type \/Page\b/g)?.length ?? 0 };
}

/** A text as PDFs have it when it is not Latin: UTF-16 with its mark, and escapes (ISO 32000-1, section 7.3.4.2). */
const escapes = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['\b', '\\b'],
  ['\f', '\\f'],
]);
const utf16 = (text: string) =>
  Buffer.from(`\uFEFF${text}`, 'utf16le')
    .swap16()
    .toString('latin1')
    .replaceAll(/[\\()\n\r\t\b\f]/g, (character) => escapes.get(character) ?? `\\${character}`);

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

describe('a brochure', () => {
  it('leads to the phone, the chat and the page', async () => {
    const { text } = await render();
    for (const address of [
      'tel:+919876543212',
      'https://wa.me/919876543213',
      'https://banyan.example/packages',
    ])
      expect(text).toContain(`/URI (${address}`);
  });

  it('has the name and Devanagari as they were typed, for readers', async () => {
    const { text } = await render({ description: 'काशी में तीन दिन' });
    expect(text).toContain('/ActualText (Backwaters and tea hills)');
    expect(text).toContain(`/ActualText (${utf16('काशी में तीन दिन')})`);
    expect(text).toContain('/Lang (hi)');
  });

  it('is the same on the same day', async () => {
    const [one, other] = [await render(), await render()];
    expect(one.pdf.equals(other.pdf)).toBe(true);
  });

  it('has one or two pages for a tour of six days', async () => {
    const sentence = 'A boat through the canals in the morning, and tea with the family who grows it. ';
    const days = Array.from({ length: 6 }, (_, index) => ({
      title: `Day ${index + 1}`,
      text: sentence.repeat(4),
    }));
    const { pages } = await render({ days, description: sentence.repeat(3) });
    expect(pages).toBeLessThanOrEqual(2);
  });

  it('takes as many pages as the longest texts need', async () => {
    const word = 'Kanyakumari ';
    const fill = (length: number) => word.repeat(Math.floor(length / word.length));
    const entries = Array.from({ length: 60 }, () => fill(200));
    const { pages } = await render({
      name: fill(limits.nameLength),
      description: fill(limits.descriptionLength),
      highlights: entries,
      inclusions: entries,
      exclusions: entries,
      days: Array.from({ length: 20 }, (_, index) => ({
        title: `Day ${index + 1}`,
        text: fill(limits.dayLength),
      })),
    });
    expect(pages).toBeGreaterThan(10);
  });

  it.each([
    ['a word without spaces', { name: 'W'.repeat(limits.nameLength), description: 'x'.repeat(900) }],
    ['no text', { name: 'Tour', description: '', highlights: [], inclusions: [], exclusions: [], days: [] }],
    ['no price and no local name', { price: undefined, priceScope: '', localName: undefined }],
    [
      'other scripts and pictographs',
      { name: '🏖️', description: 'சென்னை Chennai 🚂\u0000\u200B', highlights: ['🎉'] },
    ],
    ['a very large price', { price: 'Rs. 100000000', priceScope: 'for 1000 persons, Rs. 100000 each' }],
  ])('is made of %s', async (_, overrides) => {
    expect((await render(overrides)).pages).toBeGreaterThan(0);
  });

  it('shapes every consonant with every vowel sign', async () => {
    const consonants = letters(0x915, 0x939);
    const signs = [...letters(0x900, 0x903), ...letters(0x93e, 0x94d), ...letters(0x951, 0x957)];
    const syllables = consonants.flatMap((consonant) =>
      signs.flatMap((sign) => [
        consonant + sign,
        `र्${consonant}${sign}ं`,
        `र्\u200D${consonant}${sign}`,
        `${consonant}्र${sign}`,
      ]),
    );
    const conjuncts = consonants.flatMap((first) => consonants.map((second) => `${first}्${second}ि`));
    const { pages } = await render({
      name: 'अं आं कि',
      description: [...syllables, ...conjuncts].join(' '),
      inclusions: [[...syllables, ...conjuncts].join(' ')],
      highlights: [...letters(0x900, 0x97f), '\u094D\u093F', 'ि', '्र', 'क्\u200Dष', 'क्\u200Cष', 'प्राधिकारी'],
    });
    expect(pages).toBeGreaterThan(0);
  });
});
