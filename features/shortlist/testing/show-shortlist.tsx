import { act, render } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Package } from '#contract/package.ts';
import { Shortlist } from '#features/shortlist/list/shared-list.tsx';
import type { CatalogueData } from '#features/shortlist/rows.ts';
import type { ShortlistDeps } from '#features/shortlist/shortlist-deps.ts';
import { createShortlistStore } from '#features/shortlist/store.ts';
import { createMemoryStorage } from './memory-storage.ts';

interface ShortlistOptions {
  /** Stored before the page is opened, in the list's order. */
  readonly stored?: readonly Package[];
  readonly catalogue?: readonly Package[];
  readonly partial?: readonly Package[];
  readonly state?: CatalogueData['state'];
  readonly unanswered?: CatalogueData['unanswered'];
  /** Without `?`. */
  readonly search?: string;
}

const byId = (packages: readonly Package[]) => packages.map((tour) => [tour._id, tour] as const);

/** The shortlist page with fake dependencies; its cards are headings. */
export function showShortlist({
  stored = [],
  catalogue = stored,
  partial = [],
  state = 'complete',
  unanswered,
  search = '',
}: ShortlistOptions) {
  let time = 1_000;
  const browser = createMemoryStorage();
  const store = createShortlistStore(browser.open(), () => (time += 1_000));
  if (stored.length > 0) store.add(stored);
  store.clearStatus();
  let retries = 0;
  const deps = (now: CatalogueData['state'], packages: readonly Package[]): ShortlistDeps => ({
    store,
    catalogue: {
      complete: new Map(now === 'complete' ? byId(packages) : []),
      partial: new Map(now === 'complete' ? [] : byId(packages)),
      state: now,
      ...(unanswered && { unanswered }),
    },
    onRetry: () => void (retries += 1),
    Card: ({ tour }) => <h3>{tour.name}</h3>,
    skeleton: <p>on its way</p>,
    absolute: (address) => `https://banyan.example${address}`,
  });
  const location = memoryLocation({ path: '/shortlist', searchPath: search, record: true });
  const page = (now: CatalogueData['state'], packages: readonly Package[]) => (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <Shortlist deps={deps(now, packages)} />
    </Router>
  );
  const view = render(page(state, state === 'complete' ? catalogue : partial));
  return {
    store,
    browser,
    retries: () => retries,
    /** The last one is the present one. */
    addresses: () => location.history,
    /** The catalogue loads, or fails to. */
    answer: (now: CatalogueData['state'], packages = catalogue) =>
      act(async () => view.rerender(page(now, packages))),
  };
}
