/** On a grid of 1200 by 800 units fractions cost bytes and show nothing. */
export const px = (value: number): number => Math.round(value);

export const int = (value: number): number => Math.trunc(value);

/** The shortest form in a path: a minus sign separates as well as a space. */
export function join(values: readonly number[]): string {
  return values.reduce<string>((text, value) => text + (text !== '' && value >= 0 ? ' ' : '') + value, '');
}

/** @throws RangeError when the item is missing */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** Reads rows between commas: `'60 150 8, 110 190 -12'`. @throws TypeError when a cell is no number */
export function table(text: string): number[][] {
  return text.split(',').map((row) =>
    row
      .trim()
      .split(/\s+/)
      .map((cell) => {
        const value = Number(cell);
        if (cell === '' || Number.isNaN(value)) throw new TypeError(`no number: '${cell}' in '${text}'`);
        return value;
      }),
  );
}

export function each(text: string, draw: (...row: number[]) => void): void {
  for (const row of table(text)) draw(...row);
}

export type Random = () => number;

/** The same numbers for the same seed, so that a picture never changes (mulberry32, public domain). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
