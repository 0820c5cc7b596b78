import type { CategorySummary } from '#contract/answers.ts';
import type { Destination } from '#contract/destination.ts';
import type { Package } from '#contract/package.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { listCategories } from './categories.ts';
import { listDestinations } from './destinations.ts';
import { listPackages } from './packages.ts';
import { runReadTransaction } from '#server/database/transactions.ts';

/** Everything that visitors read, from one transaction. */
export interface Catalogue {
  readonly packages: readonly Package[];
  readonly categories: readonly CategorySummary[];
  readonly destinations: readonly Destination[];
}

/** A cache of one value derived from the catalogue. */
export interface CatalogueCache<T> {
  /** Undefined when the cached value is outdated or missing. */
  peek(): T | undefined;
  current(): Promise<T>;
  /** To be called after a commit of this process, before the answer. */
  readonly changed: () => void;
}

/** Longest time in ms until another process's write is noticed. */
const checkInterval = 250;
/** ms between two tries to load while loading fails. */
const retryInterval = 1000;
/** Loads that a concurrent write outdates, until the last one is answered uncached. */
const attempts = 4;

/**
 * While loading fails, the cached value is answered and loading is retried.
 * @param onFailure called with the cause of each failure
 */
export function createCatalogueCache<T>(
  database: Database,
  clock: Clock,
  make: (catalogue: Catalogue) => T,
  onFailure: (cause: unknown) => void,
): CatalogueCache<T> {
  let kept: { readonly version: T; readonly token: string } | undefined;
  let state: 'current' | 'outdated' | 'failing' = 'current';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let writes = 0;
  let loading: Promise<T> | undefined;

  const peek = () => {
    if (!kept || state === 'outdated') return undefined;
    const now = clock.now();
    if (Math.abs(now - checkedAt) < (state === 'failing' ? retryInterval : checkInterval))
      return kept.version;
    if (state === 'failing') return undefined;
    checkedAt = now;
    if (database.changeToken() === kept.token) return kept.version;
    state = 'outdated';
    return undefined;
  };

  const load = async (): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      const writesBefore = writes;
      const token = await database.newestToken();
      const version = make(await readCatalogue(database));
      const undisturbed = writesBefore === writes && token === database.changeToken();
      if (undisturbed) {
        kept = { version, token };
        state = 'current';
        checkedAt = clock.now();
      }
      if (undisturbed || attempt === attempts) return version;
    }
  };

  const loadOrKeep = () =>
    load().catch((cause: unknown) => {
      if (!kept) throw cause;
      onFailure(cause);
      state = 'failing';
      checkedAt = clock.now();
      return kept.version;
    });

  return {
    peek,
    current: () => {
      const version = peek();
      if (version !== undefined) return Promise.resolve(version);
      const former = state === 'failing' ? kept : undefined;
      loading ??= loadOrKeep().finally(() => {
        loading = undefined;
      });
      // Not awaited, as a failing load may take long.
      return former ? Promise.resolve(former.version) : loading;
    },
    changed: () => {
      writes += 1;
      if (state === 'current') state = 'outdated';
    },
  };
}

function readCatalogue({ db }: Database): Promise<Catalogue> {
  return runReadTransaction(db, async (inside) => ({
    packages: await listPackages(inside),
    categories: await listCategories(inside),
    destinations: await listDestinations(inside),
  }));
}
