/** Whole units: posters are drawn on a grid of 1200 by 800, fractions cost bytes and show nothing. */
export const px = (value: number): number => Math.round(value);

/** Cuts the fraction off. */
export const int = (value: number): number => Math.trunc(value);

/** Numbers in the shortest form a path understands: a minus sign separates as well as a space. */
export function join(values: readonly number[]): string {
  return values.reduce<string>((text, value) => text + (text !== '' && value >= 0 ? ' ' : '') + value, '');
}

/**
 * An item that must be there.
 * @throws RangeError when it is not.
 */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/**
 * Reads a table of numbers written as text, `'60 150 8, 110 190 -12'`: rows between commas.
 * @throws TypeError when a cell is no number.
 */
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

/** Calls `draw` with the numbers of each row of a table. */
export function each(text: string, draw: (...row: number[]) => void): void {
  for (const row of table(text)) draw(...row);
}
