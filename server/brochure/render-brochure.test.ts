import { beforeAll, describe, expect, it } from 'vitest';
import { packageFields } from '#contract/fields/package-fields.ts';
import { loadFonts, type Fonts } from './brochure-fonts.ts';
import { renderBrochure } from './render-brochure.ts';
import { readPdfObjects } from './testing/pdf-objects.ts';
import { readPdfText } from './testing/pdf-text.ts';
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

  it.each([
    'द्वारका में तीन दिन, (हिन्दी) र्क कॉफ़ी श्रृंगेरी।',
    'क्\u200Dष क्\u200Cष',
    'Hội An, Nguyễn, Đà Nẵng; Ṛṣikeśa (Vārāṇasī); Dvořák, Győr, Łódź, İstanbul',
    'L’été à “Pondichéry” — ½ journée, ₹24,500–₹30,000',
    'Cafe\u0301 in No\u0308el, garçon: ce coeur',
    'Pitṝn and Kǭchi: arrive at three, ozone for hours',
    '🎉 Beach🏖️now, 🚂 Kochi → சென்னை மதுரை (茶) 🎉',
    'Straße, \\(x\\)',
  ])('is read as it was typed: %s', async (typed) => {
    const { pdf } = await render({
      agency: typed,
      office: [typed],
      name: typed,
      description: typed,
      highlights: [typed],
    });
    const text = readPdfText(pdf);
    const page = `${typed}, ${typed} Page 1`;
    expect(text.typed.replace(page, '').split(typed)).toHaveLength(5);
    expect(text.typed).toContain(page);
    expect(text.hasBox).toBe(false);
  });

  it('has the language of a word of another script', async () => {
    const { pdf } = await render({ description: 'Kashi, काशी and சென்னை', localName: undefined });
    const content = readPdfObjects(pdf)
      .map((object) => object.content)
      .join('\n');
    expect(content.match(/\/Lang \(\w+\)/g)).toEqual(['/Lang (hi)', '/Lang (ta)']);
  });

  it('has no space where a word is broken into lines', async () => {
    const word = 'Kanyakumari'.repeat(40);
    const { pdf } = await render({ description: `${word} ${word.replaceAll('a', 'ā')}` });
    expect(readPdfText(pdf).typed).toContain(`${word} ${word.replaceAll('a', 'ā')} `);
  });

  it.each([
    'Pondichéry, Noël, cœur, garçon, À Ô Œ Ÿ',
    'Đà Nẵng, Hội An, Huế, Phủ, Trường Sơn, Nguyễn, Mỹ, ẨỂỔỬỰẲỘ',
    'Ṛṣikeśa, Vārāṇasī, Kāśī, Jñāna, ṭ ḍ ḷ ḥ ṅ ṃ',
    'Dvořák, Győr, Łódź, Gdańsk, Çanakkale, İstanbul, ışık, Iași, Þórsmörk, Tromsø, Straße, GRÖẞE',
  ])('prints Latin letters with marks: %s', async (typed) => {
    const { pdf } = await render({ name: 'Tour', description: typed, highlights: [typed] });
    expect(readPdfText(pdf).drawn.split(typed)).toHaveLength(3);
  });

  it('prints the letters of a name alone where the fonts lack its marks', async () => {
    const { pdf } = await render({ description: 'Kr\u0325s\u0323n\u0323a' });
    expect(readPdfText(pdf).drawn).toContain('Krṣṇa');
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
      name: fill(packageFields.name.max),
      description: fill(packageFields.description.max),
      highlights: entries,
      inclusions: entries,
      exclusions: entries,
      days: Array.from({ length: 20 }, (_, index) => ({
        title: `Day ${index + 1}`,
        text: fill(packageFields.dayWiseItinerary.entry.max),
      })),
    });
    expect(pages).toBeGreaterThan(10);
  });

  it.each([
    ['a word without spaces', { name: 'W'.repeat(packageFields.name.max), description: 'x'.repeat(900) }],
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
