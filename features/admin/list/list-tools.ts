import type { HomeOrderStore } from './home-order/home-order-store.ts';
import type { InlineEditsStore } from './inline/inline-edits-store.ts';
import type { SaveValue } from './inline/value-saver.ts';
import type { PricesStore } from './prices/prices-store.ts';

/** What the list offers beside Edit, Duplicate and Delete; null and false where the backend does not. */
export interface ListTools {
  readonly edits: InlineEditsStore;
  readonly saveValue: SaveValue;
  readonly hasVisibility: boolean;
  readonly prices: PricesStore | null;
  readonly homeOrder: HomeOrderStore | null;
}
