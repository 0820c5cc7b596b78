import { describe, expect, it } from 'vitest';
import { packageFields } from '#contract/fields/package-fields.ts';
import { loadFonts } from './brochure-fonts.ts';
import { renderBrochure } from './render-brochure.ts';
import { listPages, readPdfObjects, readPdfText } from './testing/read-pdf.ts';
import { sampleTexts } from './testing/sample-texts.ts';

const fonts = await loadFonts('server/brochure/fonts');
const issued = Date.UTC(2026, 10, 21, 18, 30);
const render = (overrides: Parameters<typeof sampleTexts>[0] = {}) =>
  renderBrochure({ texts: sampleTexts(overrides), pictures: [], issued }, fonts);

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const daysOf = (count: number, text: string) =>
  Array.from({ length: count }, (_, index) => ({ title: `Day ${index + 1}`, text }));
const sentence = 'A boat through the canals in the morning, and tea with the family who grows it. ';
const fill = (length: number) => 'Kanyakumari '.repeat(Math.floor(length / 'Kanyakumari '.length));
const longList = Array.from({ length: 60 }, () => fill(200));

describe('a brochure', () => {
  it('leads to the phone, the chat and the page, and is the same on the same day', async () => {
    const pdf = await render();
    for (const address of [
      'tel:+919876543212',
      'https://wa.me/919876543213',
      'https://banyan.example/packages',
    ])
      expect(pdf.toString('latin1')).toContain(`/URI (${address}`);
    expect((await render()).equals(pdf)).toBe(true);
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
    const texts = { agency: typed, office: [typed], name: typed, description: typed, highlights: [typed] };
    const text = readPdfText(await render(texts));
    const page = `${typed}, ${typed} Page 1`;
    expect(text.typed.replace(page, '').split(typed)).toHaveLength(5);
    expect(text.typed).toContain(page);
    expect(text.drawn).not.toContain('\u0000');
  });

  it('has the language of a word of another script', async () => {
    const pdf = await render({ description: 'Kashi, काशी and சென்னை', localName: undefined });
    const content = readPdfObjects(pdf)
      .map((object) => object.content)
      .join('\n');
    expect(content.match(/\/Lang \(\w+\)/g)).toEqual(['/Lang (hi)', '/Lang (ta)']);
  });

  it('has no space where a word is broken into lines', async () => {
    const word = 'Kanyakumari'.repeat(40);
    const description = `${word} ${word.replaceAll('a', 'ā')}`;
    expect(readPdfText(await render({ description })).typed).toContain(`${description} `);
  });

  it.each([
    ['Pondichéry, Noël, cœur, garçon, À Ô Œ Ÿ'],
    ['Đà Nẵng, Hội An, Huế, Phủ, Trường Sơn, Nguyễn, Mỹ, ẨỂỔỬỰẲỘ'],
    ['Ṛṣikeśa, Vārāṇasī, Kāśī, Jñāna, ṭ ḍ ḷ ḥ ṅ ṃ'],
    ['Dvořák, Győr, Łódź, Gdańsk, Çanakkale, İstanbul, ışık, Iași, Þórsmörk, Tromsø, Straße, GRÖẞE'],
    ['Kr\u0325s\u0323n\u0323a', 'Krṣṇa'],
  ])('prints Latin letters with the marks that its fonts have: %s', async (typed, printed = typed) => {
    const pdf = await render({ name: 'Tour', description: typed, highlights: [typed] });
    expect(readPdfText(pdf).drawn.split(printed)).toHaveLength(3);
  });

  it.each([
    ['a tour of six days', { days: daysOf(6, sentence.repeat(4)), description: sentence.repeat(3) }, 1, 2],
    [
      'the longest texts',
      {
        name: fill(packageFields.name.max),
        description: fill(packageFields.description.max),
        highlights: longList,
        inclusions: longList,
        exclusions: longList,
        days: daysOf(20, fill(packageFields.dayWiseItinerary.entry.max)),
      },
      11,
      Infinity,
    ],
    [
      'words without spaces',
      { name: 'W'.repeat(packageFields.name.max), description: 'x'.repeat(900) },
      1,
      2,
    ],
    ['no text', { description: '', highlights: [], inclusions: [], exclusions: [], days: [] }, 1, 1],
    ['texts that are not drawn', { name: '🏖️', description: '🚂\u0000\u200B', highlights: ['🎉'] }, 1, 1],
    ['no price and no local name', { price: undefined, priceScope: '', localName: undefined }, 1, 1],
    ['a large price', { price: 'Rs. 100000000', priceScope: 'for 1000 persons, Rs. 100000 each' }, 1, 1],
  ])('with %s takes as many pages as it needs', async (_, overrides, least, most) => {
    const pages = listPages(readPdfObjects(await render(overrides))).length;
    expect(pages).toBeGreaterThanOrEqual(least);
    expect(pages).toBeLessThanOrEqual(most);
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
    const description = [...syllables, ...conjuncts].join(' ');
    const highlights = [...letters(0x900, 0x97f), '\u094D\u093F', 'ि', '्र', 'क्\u200Dष', 'क्\u200Cष'];
    const pdf = await render({ name: 'अं आं कि', description, inclusions: [description], highlights });
    expect(listPages(readPdfObjects(pdf)).length).toBeGreaterThan(0);
  });
});
