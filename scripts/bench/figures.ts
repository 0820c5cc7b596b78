export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The end of a row: whether its goals are met, or those that are not. */
export const formatResult = (missed: readonly string[]) =>
  missed.length > 0 ? `MISSED: ${missed.join(', ')}` : 'met';

/** Aligned columns, two spaces apart: the first column to the left, the others to the right, the last not aligned. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) => {
      const width = widths[column] ?? 0;
      if (column === 0) return cell.padEnd(width);
      return column === row.length - 1 ? cell : cell.padStart(width);
    });
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n');
}
