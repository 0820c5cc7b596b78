import { useEffect, useId, useMemo, useState } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import { allPackagesKey, categories } from '#contract/category.ts';
import type { PackageCard } from '#contract/package.ts';
import { PackageCards } from '#features/catalogue/package-cards.tsx';
import { knownCards, type CatalogueState, type CatalogueStore } from '#features/catalogue/store.ts';
import { useOnline } from '#features/shared/browser-state.ts';
import { callAddress } from '#features/shared/http.ts';
import { SectionHead } from '#features/shared/ui/section.tsx';

interface OtherToursProps {
  readonly catalogue: CatalogueStore;
  /** The id of the package that cannot be shown. */
  readonly except: string;
}

const tourCount = 3;

/** Three tours to go on with. Offline, those come first that open without a connection. */
export function OtherTours({ catalogue, except }: OtherToursProps) {
  const id = useId();
  const state = useSnapshot(catalogue.state);
  const tours = useMemo(() => listKnownTours(state).filter(({ _id }) => _id !== except), [state, except]);
  const keptIds = useKeptIds(tours);
  useEffect(() => {
    void loadSomeList(catalogue);
  }, [catalogue]);
  const kept = tours.filter(({ _id }) => keptIds.has(_id));
  const others = tours.filter(({ _id }) => !keptIds.has(_id));
  if (tours.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Tours to go on with" />
      <PackageCards packages={[...kept, ...others].slice(0, tourCount)} />
    </section>
  );
}

function listKnownTours(state: Snapshot<CatalogueState>): readonly PackageCard[] {
  return [...new Map(knownCards(state).map((tour) => [tour._id, tour])).values()];
}

/** Offline, a list that was never opened fails, and the next is tried. */
async function loadSomeList({ state, loadList, loadTop }: CatalogueStore): Promise<void> {
  const loads = [
    ...([allPackagesKey, ...categories] as const).map((key) => () => loadList(key, 'prefetch')),
    ...categories.map((key) => () => loadTop(key, 'prefetch')),
  ];
  for (const load of loads) {
    if (listKnownTours(state).length > 0) return;
    // One after the other: the first list that answers is enough.
    // oxlint-disable-next-line no-await-in-loop -- see above
    await load();
  }
}

const noIds: ReadonlySet<string> = new Set();

/** The ids of packages whose pages the service worker has kept; none while the device is online. */
function useKeptIds(tours: readonly PackageCard[]): ReadonlySet<string> {
  const online = useOnline();
  const [ids, setIds] = useState(noIds);
  useEffect(() => {
    if (online || !('caches' in window)) return undefined;
    const controller = new AbortController();
    void findKeptIds(tours, controller.signal, setIds);
    return () => controller.abort();
  }, [tours, online]);
  return online ? noIds : ids;
}

async function findKeptIds(
  tours: readonly PackageCard[],
  signal: AbortSignal,
  onFound: (ids: ReadonlySet<string>) => void,
) {
  const found = await Promise.all(tours.map(async ({ _id }) => ((await isKept(_id)) ? [_id] : [])));
  if (!signal.aborted) onFound(new Set(found.flat()));
}

async function isKept(id: string): Promise<boolean> {
  const address =
    (import.meta.env.VITE_API_HOST ?? '') + callAddress(`/tours/package-detail/${encodeURIComponent(id)}`);
  return (await caches.match(address, { ignoreVary: true })) !== undefined;
}
