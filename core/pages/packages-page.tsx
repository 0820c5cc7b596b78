import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { hasListParams } from '#contract/list-params.ts';
import type { App } from '#core/app.ts';
import type { RouteParams } from '#core/routes.tsx';
import { PackageList } from '#features/catalogue/package-list.tsx';
import { lazyComponent } from '#features/shared/loading.tsx';
import { dataOf } from '#features/shared/query.ts';
import { container } from '#styles/global.css.ts';
import { ListIntro } from './list-intro.tsx';
import * as styles from './pages.css.ts';
import type { PlaceIntroProps } from './place-intro.tsx';

const PlaceIntro = lazyComponent(
  async () => {
    // Its poster is fetched at the same time, not after it.
    const parts = [import('./place-intro.tsx'), import('#features/shared/places/place-poster.tsx')] as const;
    return (await Promise.all(parts))[0].PlaceIntro;
  },
  { Fallback: ({ category }: PlaceIntroProps) => <ListIntro category={category} isPending /> },
);

interface PackagesPageProps {
  readonly app: Pick<App, 'catalogue'>;
  readonly route: Pick<RouteParams, 'category'>;
}

/** /packages/{category} (specification, section 2). */
export function PackagesPage({ app: { catalogue }, route: { category } }: PackagesPageProps) {
  const search = useSearch();
  const hasPlace = new URLSearchParams(search).get('place');
  const { lists } = useSnapshot(catalogue.state);
  // The packages of a query are not the list.
  const packages = category && !hasListParams(search) ? dataOf(lists[category]) : undefined;
  return (
    <>
      {category && hasPlace ? (
        <PlaceIntro catalogue={catalogue} category={category} />
      ) : (
        <ListIntro category={category} packages={packages} />
      )}
      <div className={`${container} ${styles.packagesBody}`}>
        <PackageList store={catalogue} category={category} />
      </div>
    </>
  );
}
