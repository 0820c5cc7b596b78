import { expect, it } from 'vitest';
import { toAgency } from '#contract/agency.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { brochureTexts } from './brochure-texts.ts';

const address = 'https://banyan.example/packages/detail/p1';

it('says what the page says: price, for whom, size, days', () => {
  const texts = brochureTexts(aPackage({ price: 47500, persons: 2, days: 1, nights: null }), address);
  expect(texts).toMatchObject({
    price: 'Rs. 47500',
    priceScope: 'for 2 persons, Rs. 23750 each',
    size: ['1 day', '2 persons'],
    localName: 'केरल',
    poster: expect.stringMatching(/kerala/),
    days: [{ title: 'Day 1' }, { title: 'Day 2' }],
  });
});

it('splits inclusions and exclusions into lines as the page does', () => {
  const texts = brochureTexts(aPackage({ inclusions: ['• Breakfast • Dinner', '✓'] }), address);
  expect(texts.inclusions).toEqual(['Breakfast', 'Dinner']);
});

it('has the local name that the owner typed, or else the one of the table of places', () => {
  const typed = brochureTexts(aPackage({ place: 'Chennai', localName: 'சென்னை' }), address);
  expect(typed.localName).toBe('சென்னை');
  expect(brochureTexts(aPackage({ place: 'Himachal' }), address).localName).toBe('हिमाचल');
});

it('has no price and no local name where they are unknown', () => {
  const texts = brochureTexts(aPackage({ price: null, place: 'Atlantis' }), address);
  expect(texts).toMatchObject({ price: undefined, priceScope: '', localName: undefined });
});

it('leads to a chat about the tour', () => {
  const { chat } = brochureTexts(aPackage(), address);
  expect(new URL(chat.address).searchParams.get('text')).toContain(address);
});

it('has the numbers, the mail address and the name of an agency that was changed', () => {
  const agency = toAgency({
    nameFirst: 'Peepal',
    whatsApp: '+91 90000 11111',
    phonePackages: '+91 90000 22222',
    email: 'hello@example.com',
  });
  const texts = brochureTexts(aPackage(), address, agency);
  expect(texts).toMatchObject({
    agency: 'Peepal Tours & Travels',
    phone: { text: '+91 90000 22222', address: 'tel:+919000022222' },
    chat: { text: '+91 90000 11111' },
    mail: { text: 'hello@example.com', address: 'mailto:hello@example.com' },
  });
  expect(texts.chat.address).toContain('wa.me/919000011111');
});
