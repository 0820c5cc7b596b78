import { describe, expect, it } from 'vitest';
import { fitUppercaseText } from './fit-uppercase-text.ts';
import { fitText } from './fitted-text.ts';

describe('fitUppercaseText', () => {
  it.each(['Rajasthan', 'Kullu & Manali', 'Große Elbe', 'खजुराहो'])(
    'measures the capitals that a style paints, and keeps %s as typed',
    (name) => {
      const { lines, size, stretch } = fitUppercaseText(name, 19, 92);
      const { size: painted, stretch: width } = fitText(name.toUpperCase(), 19, 92);
      expect([lines, size, stretch]).toEqual([[name], painted, width]);
    },
  );

  it('breaks lines where the capitals need it', () => {
    const name = 'Große Straße der Könige';
    const capitals = fitText(name.toUpperCase(), 19, 92).lines;
    const { lines } = fitUppercaseText(name, 19, 92);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map((line) => line.toUpperCase())).toEqual(capitals);
    expect(lines.join(' ')).toBe(name);
  });

  it('takes an empty name', () => {
    expect(fitUppercaseText('  ', 19, 92).lines).toEqual(['']);
  });
});
