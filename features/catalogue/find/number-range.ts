/** A range of whole numbers; both ends belong to it, null where it is open. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

const written = /^(\d{0,9})(?:(-)(\d{0,9}))?$/;

/** Reads `4-6`, `-3`, `10-` or `4` as an address writes it. @returns null for what is no range */
export function toRange(text: string): NumberRange | null {
  const [, first = '', dash, second = ''] = written.exec(text) ?? [];
  const from = toNumber(first);
  const to = dash === undefined ? from : toNumber(second);
  if (from === null ? to === null : to !== null && to < from) return null;
  return { from, to };
}

const toNumber = (digits: string) => (digits === '' ? null : Number(digits));

/** The range as `toRange` reads it. */
export function rangeText({ from, to }: NumberRange): string {
  return from === to ? String(from) : `${from ?? ''}-${to ?? ''}`;
}

/** Whether a number lies in the range; one that is not known lies in none. */
export function holds({ from, to }: NumberRange, value: number | null): boolean {
  return value !== null && value >= (from ?? -Infinity) && value <= (to ?? Infinity);
}
