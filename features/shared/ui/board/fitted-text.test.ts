import { describe, expect, it } from 'vitest';
import { fitText, fitUppercaseRow } from './fitted-text.ts';

describe('fitText', () => {
  it.each([
    ['RAJASTHAN', 90],
    ['SRINAGAR', 99],
    ['KERALA', 125],
    ['GOA', 125],
  ])('widens or narrows %s on one line of the wished size', (name, stretch) => {
    expect(fitText(name, 19, 92)).toEqual({ lines: [name], size: 19, stretch, wraps: false });
  });

  it('reduces the size only at the narrowest stretch', () => {
    const { lines, size, stretch } = fitText('MAHARASHTRA COAST', 19, 92);
    expect(lines).toHaveLength(1);
    expect(stretch).toBe(75);
    expect(size).toBeLessThan(19);
  });

  it('adds lines to a very long name instead of an illegible size', () => {
    const name =
      'The long way round from Kochi over Munnar, Thekkady and Alappuzha to the cape at Kanyakumari and back';
    const { lines, size } = fitText(name, 15, 85);
    expect(lines.length).toBeGreaterThan(2);
    expect(size).toBeGreaterThanOrEqual(7.7);
    expect(lines.join(' ')).toBe(name);
  });

  it('paints no name smaller than 22 px on the board of a phone', () => {
    const boardOfPhone = 287;
    const name = `${'The long way round from Kochi over Munnar '.repeat(3)}and back`;
    for (const title of [name, name.toUpperCase(), 'Llanfairpwllgwyngyllgogerychwyrndrobwll'])
      expect((fitText(title, 15.5, 88).size / 100) * boardOfPhone).toBeGreaterThanOrEqual(22);
  });

  it.each(['Llanfairpwllgwyngyllgogerychwyrndrobwll', 'Banyan'.repeat(15)])(
    'wraps inside %s instead of painting it small',
    (word) => {
      const { lines, size, wraps } = fitText(word, 15, 85);
      expect(lines).toHaveLength(1);
      expect(size).toBe(7.7);
      expect(wraps).toBe(true);
    },
  );
});

const fitAlone = (name: string) => fitUppercaseRow([name])(name);

describe('fitUppercaseRow', () => {
  it.each(['Rajasthan', 'Kullu & Manali', 'Große Elbe', 'खजुराहो'])(
    'measures the capitals that a style paints, and keeps %s as typed',
    (name) => {
      const { lines, size } = fitAlone(name);
      expect([lines, size]).toEqual([[name], fitText(name.toUpperCase(), 19, 92).size]);
    },
  );

  it('gives all names the size of the longest, and short ones their lines and a broader face', () => {
    const fit = fitUppercaseRow(['Goa', 'Kullu & Manali', 'Kashi']);
    expect([fit('Goa'), fit('Kullu & Manali'), fit('Kashi')]).toMatchObject([
      { lines: ['Goa'], size: 15.2, stretch: 125 },
      { lines: ['Kullu & Manali'], size: 15.2, stretch: 75 },
      { lines: ['Kashi'], size: 15.2, stretch: 125 },
    ]);
  });

  it('sets a very long name in more lines instead of making the others small', () => {
    const long = 'Andaman and Nicobar Islands by boat';
    const fit = fitUppercaseRow(['Goa', long]);
    expect(fit('Goa').size).toBeGreaterThanOrEqual(14.3);
    expect(fit(long).size).toBe(fit('Goa').size);
    expect(fit(long).lines.length).toBeGreaterThan(2);
    expect(fit(long).lines.join(' ')).toBe(long);
  });
});
