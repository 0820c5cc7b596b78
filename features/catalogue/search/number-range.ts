/** A range of whole numbers that includes both ends; null is an open end. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

const rangePattern = /^(\d{0,9})(?:(-)(\d{0,9}))?$/;

/** Parses `4-6`, `-3`, `10-` or `4`. @returns null for anything else */
export function parseRange(text: string): NumberRange | null {
  const [, first = '', dash, second = ''] = rangePattern.exec(text) ?? [];
  const from = toNumber(first);
  const to = dash === undefined ? from : toNumber(second);
  if (from === null ? to === null : to !== null && to < from) return null;
  return { from, to };
}

const toNumber = (digits: string) => (digits === '' ? null : Number(digits));

export function formatRange({ from, to }: NumberRange): string {
  return from === to ? String(from) : `${from ?? ''}-${to ?? ''}`;
}

/** Whether a number lies in the range; an unknown one (null) does not. */
export function isInRange({ from, to }: NumberRange, value: number | null): boolean {
  return value !== null && value >= (from ?? -Infinity) && value <= (to ?? Infinity);
}
