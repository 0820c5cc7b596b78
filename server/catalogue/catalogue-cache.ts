import type { AgencyChanges } from '#contract/agency.ts';
import { allPackagesKey, type CategoryKey, type CategorySummary, categories } from '#contract/category.ts';
import type { Destination } from '#contract/fields/destination-fields.ts';
import type { HomeOrder } from '#contract/orders.ts';
import type { Package } from '#contract/package.ts';
import { isPublic } from '#contract/visibility.ts';
import { readAgency } from '#server/agency/agency.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { runReadTransaction } from '#server/database/transactions.ts';
import { listEntities } from '#server/entities/rows.ts';
import { destinationDefinition, packageDefinition } from '#server/entities/listed.ts';
import { readHomeOrder } from './orders.ts';

export interface Catalogue {
  /** Of the lists, in their order. */
  readonly packages: readonly Package[];
  /** By link: found by their id, and in no list. Drafts are not in here at all. */
  readonly unlisted: readonly Package[];
  readonly categories: readonly CategorySummary[];
  readonly destinations: readonly Destination[];
  /** Absent: no package is pinned. */
  readonly homeOrder?: HomeOrder;
  readonly agency: AgencyChanges;
}

export type CatalogueCache<T> = ReturnType<typeof createCatalogueCache<T>>;

/** ms between two tries to load while loading fails. */
const retryInterval = 1000;
/** Loads that a concurrent write outdates, until the last one is answered uncached. */
const maxAttempts = 4;

/** While loading fails, the cached value is answered and loading retried. @param onFailure gets each cause */
export function createCatalogueCache<T>(
  database: Database,
  clock: Clock,
  derive: (catalogue: Catalogue) => T,
  onFailure: (cause: unknown) => void,
) {
  let cached: { readonly value: T; readonly version: number } | undefined;
  let state: 'current' | 'outdated' | 'failing' = 'current';
  let failedAt = Number.NEGATIVE_INFINITY;
  let writes = 0;
  let loading: Promise<T> | undefined;

  /** Undefined when the cached value is outdated or missing. */
  const peek = (): T | undefined => {
    if (!cached || state === 'outdated') return undefined;
    if (state === 'failing')
      return Math.abs(clock.now() - failedAt) < retryInterval ? cached.value : undefined;
    if (database.catalogueVersion() === cached.version) return cached.value;
    state = 'outdated';
    return undefined;
  };

  const load = async (): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      const writesBefore = writes;
      const version = await database.readCatalogueVersion();
      const value = derive(await readCatalogue(database));
      const isCurrent = writesBefore === writes && version === database.catalogueVersion();
      if (isCurrent) {
        cached = { value, version };
        state = 'current';
      }
      if (isCurrent || attempt === maxAttempts) return value;
    }
  };

  const loadOrUseCached = () =>
    load().catch((cause: unknown) => {
      if (!cached) throw cause;
      onFailure(cause);
      state = 'failing';
      failedAt = clock.now();
      return cached.value;
    });

  return {
    peek,
    current: (): Promise<T> => {
      const value = peek();
      if (value !== undefined) return Promise.resolve(value);
      const stale = state === 'failing' ? cached : undefined;
      loading ??= loadOrUseCached().finally(() => {
        loading = undefined;
      });
      // Not awaited, as a failing load may take long.
      return stale ? Promise.resolve(stale.value) : loading;
    },
    /** To be called after a commit of this process, before the answer. */
    changed: (): void => {
      writes += 1;
      if (state === 'current') state = 'outdated';
    },
  };
}

/** Those of a list, in their order. */
export const packagesIn = <T extends Pick<Package, 'category'>>(
  packages: readonly T[],
  key: CategoryKey,
): readonly T[] => packages.filter(({ category }) => key === allPackagesKey || category === key);

/** The package that a visitor finds by its id: of the lists, or by link. */
export const findShown = ({ packages, unlisted }: Catalogue, id: string): Package | undefined =>
  packages.find(({ _id }) => _id === id) ?? unlisted.find(({ _id }) => _id === id);

function readCatalogue({ db }: Database): Promise<Catalogue> {
  return runReadTransaction(db, async (trx) => {
    const stored = await listEntities(trx, packageDefinition);
    const packages = stored.filter(isPublic).map(withoutAddressee);
    return {
      packages,
      unlisted: stored.filter(({ visibility }) => visibility === 'link'),
      categories: summarizeCategories(packages),
      destinations: await listEntities(trx, destinationDefinition),
      homeOrder: await readHomeOrder(trx),
      agency: (await readAgency(trx)).facts,
    };
  });
}

/** For whom a package was put together while it had a link only is nobody else's to know. */
const withoutAddressee = ({ preparedFor: _preparedFor, ...tour }: Package): Package => tour;

/** Every category, also one without packages, with the first picture that its list shows. @param packages of the lists, in their order */
const summarizeCategories = (packages: readonly Package[]): CategorySummary[] =>
  categories.map((name) => {
    const list = packages.filter(({ category }) => category === name);
    const image = list.flatMap(({ images }) => images).at(0) ?? null;
    return { name, packages: list.length, image };
  });
