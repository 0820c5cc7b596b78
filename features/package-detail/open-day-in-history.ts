/**
 * The open day of an itinerary in the present entry of the browser's history, beside what the router keeps there:
 * it survives Back and a reload, and is no part of the address that visitors send each other.
 */
const openDayKey = 'openDay';

/** @returns '' when all days were closed, undefined where nothing is stored */
export function readOpenDay(): string | undefined {
  const day = readState()[openDayKey];
  return typeof day === 'string' ? day : undefined;
}

export function storeOpenDay(day: string): void {
  window.history.replaceState({ ...readState(), [openDayKey]: day }, '');
}

function readState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? Object.fromEntries(Object.entries(state)) : {};
}
