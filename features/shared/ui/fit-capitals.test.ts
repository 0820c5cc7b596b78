import { describe, expect, it } from 'vitest';
import { fitCapitals } from './fit-capitals.ts';
import { fitLettering } from './lettering.ts';

describe('fitCapitals', () => {
  it.each(['Rajasthan', 'Kullu & Manali', 'Große Elbe', 'खजुराहो'])(
    'measures the capitals that a style paints, and keeps %s as typed',
    (name) => {
      const { lines, size, stretch } = fitCapitals(name, 19, 92);
      const { size: painted, stretch: width } = fitLettering(name.toUpperCase(), 19, 92);
      expect([lines, size, stretch]).toEqual([[name], painted, width]);
    },
  );

  it('breaks lines where the capitals need it', () => {
    const name = 'Große Straße der Könige';
    const capitals = fitLettering(name.toUpperCase(), 19, 92).lines;
    const { lines } = fitCapitals(name, 19, 92);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map((line) => line.toUpperCase())).toEqual(capitals);
    expect(lines.join(' ')).toBe(name);
  });

  it('takes an empty name', () => {
    expect(fitCapitals('  ', 19, 92).lines).toEqual(['']);
  });
});
