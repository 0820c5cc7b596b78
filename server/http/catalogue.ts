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
/** Reads in a row that writes may overtake before a version is answered without being kept. */
const attempts = 4;

export function createVersions<T>(
  database: Database,
  clock: Clock,
  make: (catalogue: Catalogue) => T,
): Versions<T> {
  let kept: { readonly version: T; readonly token: string } | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let writes = 0;
  let loading: Promise<T> | undefined;

  const peek = () => {
    if (!kept) return undefined;
    const now = clock.now();
    if (Math.abs(now - checkedAt) < checkEvery) return kept.version;
    checkedAt = now;
    if (database.changeToken() !== kept.token) kept = undefined;
    return kept?.version;
  };

  const load = async (): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      const writesBefore = writes;
      const token = await database.newestToken();
      const version = make(await readCatalogue(database));
      const undisturbed = writesBefore === writes && token === database.changeToken();
      if (undisturbed) {
        kept = { version, token };
        checkedAt = clock.now();
      }
      if (undisturbed || attempt === attempts) return version;
    }
  };

  return {
    peek,
    current: () => {
      const version = peek();
      if (version !== undefined) return Promise.resolve(version);
      loading ??= load().finally(() => {
        loading = undefined;
      });
      return loading;
    },
    changed: () => {
      writes += 1;
      kept = undefined;
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
