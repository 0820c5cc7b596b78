import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { originalAgency, originalFacts, toAgency } from './agency.ts';
import { AgencyInputSchema } from './agency-input.ts';
import { StoredFactsSchema } from './stored-agency.ts';

const picture = `/pictures/${'a'.repeat(32)}-800x600-0f4a38`;
const review = { text: 'Good tea', rest: '', name: 'Asha', town: 'Pune', trip: 'Goa', stamp: 'kashi' };

const read = (facts: unknown) => v.parse(AgencyInputSchema, facts);
const messageOf = (facts: unknown) => v.safeParse(AgencyInputSchema, facts).issues?.[0].message;

describe('the facts of the agency', () => {
  it('may all be missing, and the originals are valid', () => {
    expect(read({})).toEqual({});
    expect(read(originalFacts)).toEqual(originalFacts);
  });

  it.each([
    ['9000011111', '+91 90000 11111'],
    ['+91-90000 11111', '+91 90000 11111'],
    ['020 2612 3456', '+91 20 2612 3456'],
    ['+1 (212) 555-2368', '+1 212 555 2368'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
  ])('takes the phone number %s in international format', (typed, stored) => {
    expect(read({ whatsApp: typed })).toEqual({ whatsApp: stored });
  });

  it('refuses a number that cannot be dialled, or cannot have WhatsApp, and names the field', () => {
    expect(messageOf({ phoneIndia: '12345' })).toMatch(/^Phone in India is too short/);
    expect(messageOf({ phoneIndia: '1800 123 4567' })).toBeUndefined();
    expect(messageOf({ whatsApp: '1800 123 4567' })).toMatch(/^WhatsApp number cannot be 1800 123 4567/);
  });

  it.each([
    [{ latitude: 90.5 }, 'Latitude can be at most 90'],
    [{ latitude: Number.NaN }, 'Latitude must be a number'],
    [{ longitude: -181 }, 'Longitude must be at least -180'],
    [{ facebook: 'http://facebook.com/x' }, 'Facebook must be an address that begins with https://'],
    [{ instagram: 'instagram' }, 'Instagram must be an address that begins with https://'],
    [{ email: 'office' }, 'E-mail address must look like office@example.com'],
    [{ nameFirst: '  ' }, 'First line of the name is required'],
    [{ address: [] }, 'Office address is required'],
    [{ hours: [{ days: 'Sunday', time: '' }] }, 'Time of the opening hours is required'],
    [{ reviews: [] }, 'At least one review is required'],
    [{ reviews: [{ ...review, name: '' }] }, 'Name in a review is required'],
    [{ guidePicture: 'https://elsewhere.example/a.jpg' }, 'A picture is not known'],
    [{ gallery: [null] }, 'The gallery has 6 pictures'],
    [
      { gallery: [{ picture, alt: '' }, null, null, null, null, null] },
      'Description of each new gallery picture is required',
    ],
  ])('refuses %j', (facts, message) => {
    expect(messageOf(facts)).toBe(message);
  });

  it('takes an empty social link, and a picture of the same form', () => {
    const facts = { facebook: '', guidePicture: 'new:0' };
    expect(read(facts)).toEqual(facts);
  });

  it('reads what is stored although a rule has changed since', () => {
    expect(v.parse(StoredFactsSchema, { whatsApp: '12', unknown: 1 })).toEqual({ whatsApp: '12' });
  });
});

describe('a text of one line', () => {
  it.each(['\n', '\r\n', '\t', '\u0000', '\u0007', '\u001B', '\u0085', '\u2028', '\u2029'])(
    'is refused with the control character %j in it',
    (control) => {
      const line = `Banyan${control}Bcc: x`;
      for (const [facts, label] of [
        [{ nameFirst: line }, 'First line of the name'],
        [{ facebook: `https://facebook.com/a${control}b` }, 'Facebook'],
        [{ guideName: line }, 'Name of the guide'],
        [{ address: ['12 Banyan Chowk', line] }, 'Each line of the office address'],
        [{ hours: [{ days: line, time: '10 to 7' }] }, 'Days of the opening hours'],
        [{ reviews: [{ ...review, town: line }] }, 'Town in a review'],
      ] as const)
        expect(messageOf(facts)).toBe(`${label} must be one line, without tabs and other control characters`);
      expect(messageOf({ email: `office${control}@example.com` })).toBeDefined();
      expect(messageOf({ whatsApp: `+91 98765${control}43210` })).toBeDefined();
    },
  );

  it('may have blanks and line breaks around it, which are taken off', () => {
    expect(read({ nameFirst: ' Banyan\r\n', facebook: '\thttps://facebook.com/a\n' })).toEqual({
      nameFirst: 'Banyan',
      facebook: 'https://facebook.com/a',
    });
  });

  it('keeps the joiners of Indian scripts, and line breaks where there may be several lines', () => {
    const facts = { nameFirst: 'क्‍षमा', guideText: 'One.\nTwo.' };
    expect(read(facts)).toEqual(facts);
  });
});

describe('the agency of changed facts', () => {
  it('has addresses made of the numbers', () => {
    const { phones, whatsApp, supportEmail } = toAgency({
      phoneIndia: '+1 213-373-4253',
      phoneInternational: '1800 123 4567',
      whatsApp: '+91 90000 11111',
      email: 'hello@example.com',
    });
    expect(phones.india).toEqual({ display: '+1 213-373-4253', address: 'tel:+12133734253' });
    expect(phones.international).toEqual({ display: '1800 123 4567', address: 'tel:18001234567' });
    expect(whatsApp.digits).toBe('919000011111');
    expect(supportEmail.address).toBe('mailto:hello@example.com');
  });

  it('has the phone in India in place of the phones that are not set, but for WhatsApp', () => {
    const { phones, whatsApp } = toAgency({ phoneIndia: '1800 123 4567', phonePackages: '+91 90000 22222' });
    expect(phones.international).toEqual(phones.india);
    expect(phones.packages.display).toBe('+91 90000 22222');
    expect(whatsApp).toEqual(originalAgency.whatsApp);
  });

  it('has one number for everything in the code', () => {
    const { phones, whatsApp } = originalAgency;
    const numbers = [...Object.values(phones), whatsApp].map(({ display }) => display);
    expect(new Set(numbers).size).toBe(1);
  });

  it('has no blank behind a name of one line', () => {
    expect(toAgency({ nameRest: '' }).agencyName).toBe('Banyan');
  });
});
