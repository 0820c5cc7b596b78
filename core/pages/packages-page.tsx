import type { CategoryKey } from '#contract/category.ts';
import { Head } from '#core/layout/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { listHeading } from '#features/catalogue/category-title.ts';
import { PackageList } from '#features/catalogue/package-list.tsx';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { listLocalNames } from '#features/shared/text/list-local-names.ts';
import { paths } from '#features/shared/paths.ts';
import { useAgency } from '#features/shared/agency.ts';
import { nightTrain, rajasthan, singapore } from '#styles/art/entry-page-posters.ts';
import type { Poster } from '#styles/art/poster.ts';
import { container } from '#styles/global.css.ts';
import * as styles from './packages-page.css.ts';

const PackageListStructuredData = lazyComponent(
  async () => (await import('#core/head/structured-data.tsx')).PackageListStructuredData,
);

export interface PackagesPageProps {
  readonly catalogue: CatalogueStore;
  readonly category: CategoryKey | undefined;
}

interface ListIntro {
  readonly poster: Poster;
  readonly title: string;
  /** Start of the meta description. */
  readonly tours: string;
}

const listIntros: Record<CategoryKey, ListIntro> = {
  domestic: {
    poster: rajasthan,
    title: 'Domestic packages',
    tours: 'Tours across India and to Nepal',
  },
  international: {
    poster: singapore,
    title: 'International packages',
    tours: 'Tours abroad from India',
  },
  'all packages': {
    poster: nightTrain,
    title: 'All packages',
    tours: 'Every tour we run',
  },
};

const unknownListIntro = { poster: nightTrain, title: 'Packages' };

/** /packages/{category} (specification, section 2). */
export function PackagesPage({ catalogue, category }: PackagesPageProps) {
  const { phones } = useAgency();
  const { poster, title } = category ? listIntros[category] : unknownListIntro;
  const trail = [{ label: 'Packages' }];
  return (
    <>
      {category ? (
        <Head
          title={title}
          description={`${listIntros[category].tours}, day by day, with what the price covers.`}
          trail={trail}
          path={paths.packages(category)}
        />
      ) : (
        <Head title={title} robots="noindex" />
      )}
      <PackageListStructuredData catalogue={catalogue} category={category} />
      <Hero
        variant="list"
        poster={poster}
        title={listHeading(category)}
        local={category && listLocalNames[category]}
        trail={trail}
      />
      <div className={`${container} ${styles.body}`}>
        <PackageList store={catalogue} category={category} phone={phones.packages} />
      </div>
    </>
  );
}
