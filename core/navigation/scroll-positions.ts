import { parseJson } from '#features/shared/read-answer.ts';

const maxEntries = 100;

/** Pixels scrolled when each history entry was left, by its key. */
export interface ScrollPositions {
  get(key: string): number | undefined;
  set(key: string, y: number): void;
  serialize(): string;
}

/** @param text from an earlier page load; unreadable text counts as empty */
export function parseScrollPositions(text: string | null): ScrollPositions {
  const positions = new Map(parseEntries(text));
  return {
    get: (key) => positions.get(key),
    set(key, y) {
      positions.delete(key);
      positions.set(key, Math.round(y));
      for (const oldest of positions.keys()) {
        if (positions.size <= maxEntries) break;
        positions.delete(oldest);
      }
    },
    serialize: () => JSON.stringify([...positions]),
  };
}

function parseEntries(text: string | null): [string, number][] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter(isPosition) : [];
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
