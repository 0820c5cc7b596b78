import type { PackageCard } from '#contract/package.ts';
import type { InlineEditsStore } from './inline/inline-edits-store.ts';
import type { SaveValue } from './inline/value-saver.ts';

/** What a card offers beside Edit and Delete; stable, as cards are memoized. */
export interface CardTools {
  readonly edits: InlineEditsStore;
  readonly saveValue: SaveValue;
  /** False where the backend stores no visibility. */
  readonly hasVisibility: boolean;
  /** Absent where packages cannot be selected. */
  readonly onSelect: ((tour: PackageCard) => void) | undefined;
}
