/** Entries remembered; the oldest are forgotten first. */
const most = 100;

/** How far each entry of the history was scrolled, in pixels, when it was left. */
export interface ScrollMemory {
  of(key: string): number | undefined;
  remember(key: string, y: number): void;
  /** Text to keep for the next page load; `readScrollMemory` takes it back. */
  text(): string;
}

/** @param text what an earlier page load kept; anything unreadable counts as nothing */
export function readScrollMemory(text: string | null): ScrollMemory {
  const positions = new Map(entriesIn(text));
  return {
    of: (key) => positions.get(key),
    remember(key, y) {
      positions.delete(key);
      positions.set(key, Math.round(y));
      for (const oldest of positions.keys()) {
        if (positions.size <= most) break;
        positions.delete(oldest);
      }
    },
    text: () => JSON.stringify([...positions]),
  };
}

function entriesIn(text: string | null): [string, number][] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
