import { describe, expect, it } from 'vitest';
import { fitUppercaseRow } from './fit-uppercase-text.ts';
import { fitText } from './fitted-text.ts';

const fitAlone = (name: string) => fitUppercaseRow([name], 19, 92)(name);

describe('fitUppercaseRow', () => {
  it.each(['Rajasthan', 'Kullu & Manali', 'Große Elbe', 'खजुराहो'])(
    'measures the capitals that a style paints, and keeps %s as typed',
    (name) => {
      const { lines, size } = fitAlone(name);
      expect([lines, size]).toEqual([[name], fitText(name.toUpperCase(), 19, 92).size]);
    },
  );

  it('gives all names the size of the longest, and short ones their lines and a broader face', () => {
    const fit = fitUppercaseRow(['Goa', 'Kullu & Manali', 'Kashi'], 19, 92);
    expect([fit('Goa'), fit('Kullu & Manali'), fit('Kashi')]).toMatchObject([
      { lines: ['Goa'], size: 15.2, stretch: 125 },
      { lines: ['Kullu & Manali'], size: 15.2, stretch: 75 },
      { lines: ['Kashi'], size: 15.2, stretch: 125 },
    ]);
  });

  it('sets a very long name in more lines instead of making the others small', () => {
    const long = 'Andaman and Nicobar Islands by boat';
    const fit = fitUppercaseRow(['Goa', long], 19, 92);
    expect(fit('Goa').size).toBeGreaterThanOrEqual(14.3);
    expect(fit(long).size).toBe(fit('Goa').size);
    expect(fit(long).lines.length).toBeGreaterThan(2);
    expect(fit(long).lines.join(' ')).toBe(long);
  });
});
