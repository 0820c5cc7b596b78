import { useState } from 'react';
import type { ShortlistItem } from '#features/shortlist/shortlist-item.ts';
import { addItems } from '#features/shortlist/shortlist-item.ts';

export interface RetainedItem {
  readonly kept: ShortlistItem;
  readonly on: boolean;
}

/** The list with the packages that were removed while its page is open (`on: false`), each at its place. */
export function useRetainedItems(list: readonly ShortlistItem[]): readonly RetainedItem[] {
  const [known, setKnown] = useState({ list, seen: list });
  const seen = known.list === list ? known.seen : addItems(known.seen, list);
  // React renders again before it paints (react.dev, "Storing information from previous renders").
  if (known.list !== list) setKnown({ list, seen });
  const on = new Set(list.map(({ found }) => found._id));
  return seen.map((kept) => ({ kept, on: on.has(kept.found._id) }));
}
