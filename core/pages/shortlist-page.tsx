import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { allPackagesKey } from '#contract/category.ts';
import type { App } from '#core/app.ts';
import { Head } from '#core/head/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { selectCatalogueData } from '#core/shortlist/catalogue-data.ts';
import { getShortlistStore } from '#core/shortlist/shortlist-views.tsx';
import { PackageCardView } from '#features/catalogue/package-card-view.tsx';
import { SkeletonCard } from '#features/catalogue/package-cards.tsx';
import { useOnline } from '#features/shared/browser-state.ts';
import { readListAddress } from '#features/shortlist/list-address.ts';
import { Shortlist } from '#features/shortlist/list/shared-list.tsx';
import type { ShortlistDeps } from '#features/shortlist/shortlist-deps.ts';
import { selectItems, useShortlist } from '#features/shortlist/store.ts';
import { container } from '#styles/global.css.ts';
import * as styles from './pages.css.ts';
import { useUnlistedPackages } from './unlisted-packages.ts';

const title = 'Shortlist';

export function ShortlistPage({ app }: { readonly app: App }) {
  const { catalogue, origin } = app;
  const store = getShortlistStore(app);
  const state = useSnapshot(catalogue.state);
  const isOnline = useOnline();
  const listed = useMemo(() => selectCatalogueData(state, isOnline), [state, isOnline]);
  const items = useShortlist(store, selectItems);
  const shared = readListAddress(useSearch());
  const own = items?.filter(({ tour }) => tour.visibility === 'link').map(({ tour }) => tour._id);
  const byLink = shared.ids ? shared.byLink : own;
  const { data: catalogueData, retry } = useUnlistedPackages(app.http, listed, byLink ?? [], isOnline);

  useEffect(() => {
    void catalogue.loadList(allPackagesKey);
  }, [catalogue]);

  useEffect(() => {
    if (catalogueData.state === 'complete') store.refresh(catalogueData.complete);
  }, [store, catalogueData]);

  const deps: ShortlistDeps = {
    store,
    catalogue: catalogueData,
    onRetry: () => {
      retry();
      void catalogue.loadList(allPackagesKey);
    },
    Card: PackageCardView,
    skeleton: <SkeletonCard />,
    absolute: (address) => new URL(address, origin).href,
  };
  return (
    <>
      <Head
        title={title}
        description="The tours you keep, side by side, to be sent to whoever comes along."
        robots="noindex"
      />
      <Hero poster="nepal-lake" title={title} local="मनपसंद" trail={[{ label: title }]} />
      <div className={`${container} ${styles.shortlistBody}`}>
        <Shortlist deps={deps} />
      </div>
    </>
  );
}
