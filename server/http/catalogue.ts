import type { CategorySummary } from '#contract/answers.ts';
import type { Destination } from '#contract/destination.ts';
import type { Package } from '#contract/package.ts';
import type { Clock } from '#server/accounts/clock.ts';
import type { Database } from '#server/data/database.ts';
import { listCategories } from '#server/data/categories.ts';
import { listDestinations } from '#server/data/destinations.ts';
import { listPackages } from '#server/data/packages.ts';
import { reading } from '#server/data/transactions.ts';

/** All that visitors read, as it stood at one moment. */
export interface Catalogue {
  readonly packages: readonly Package[];
  readonly categories: readonly CategorySummary[];
  readonly destinations: readonly Destination[];
}

/** Keeps what is made of the newest catalogue in memory until the catalogue changes. */
export interface Versions<T> {
  /** The newest version when it is in memory and not outdated. */
  peek(): T | undefined;
  current(): Promise<T>;
  /** To be called when a write of this process has been committed, before it is answered. */
  readonly changed: () => void;
}

/** Milliseconds for which another process's write may go unseen. */
const checkEvery = 250;
/** Milliseconds between two tries to load while loading fails. */
const retryEvery = 1000;
/** Reads in a row that writes may overtake before a version is answered without being kept. */
const attempts = 4;

/**
 * While the newest catalogue cannot be loaded, the former one is answered and loading is tried again beside it.
 * @param onFailure is told why a load failed
 */
export function createVersions<T>(
  database: Database,
  clock: Clock,
  make: (catalogue: Catalogue) => T,
  onFailure: (cause: unknown) => void,
): Versions<T> {
  let kept: { readonly version: T; readonly token: string } | undefined;
  let state: 'current' | 'outdated' | 'failing' = 'current';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let writes = 0;
  let loading: Promise<T> | undefined;

  const peek = () => {
    if (!kept || state === 'outdated') return undefined;
    const now = clock.now();
    if (Math.abs(now - checkedAt) < (state === 'failing' ? retryEvery : checkEvery)) return kept.version;
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
      // A load that fails may take long: the server may not answer at all.
      return former ? Promise.resolve(former.version) : loading;
    },
    changed: () => {
      writes += 1;
      if (state === 'current') state = 'outdated';
    },
  };
}

function readCatalogue({ db }: Database): Promise<Catalogue> {
  return reading(db, async (inside) => ({
    packages: await listPackages(inside),
    categories: await listCategories(inside),
    destinations: await listDestinations(inside),
  }));
}
