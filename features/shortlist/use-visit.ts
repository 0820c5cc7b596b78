import { useState } from 'react';
import type { Kept } from './kept.ts';
import { withKept } from './kept.ts';

/** A package that was on the list during this visit of the page, and whether it still is. */
export interface Visited {
  readonly kept: Kept;
  readonly on: boolean;
}

/** Remembers what is taken off the list while its page is open, each in its place. */
export function useVisit(list: readonly Kept[]): readonly Visited[] {
  const [known, setKnown] = useState({ list, seen: list });
  const seen = known.list === list ? known.seen : withKept(known.seen, list);
  // React draws anew before anything is shown (react.dev, "Storing information from previous renders").
  if (known.list !== list) setKnown({ list, seen });
  const on = new Set(list.map(({ found }) => found._id));
  return seen.map((kept) => ({ kept, on: on.has(kept.found._id) }));
}
