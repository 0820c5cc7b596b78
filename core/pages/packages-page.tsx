import { toCategoryKey, type CategoryKey } from '#contract/category.ts';
import { Head } from '#core/layout/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { listHeading } from '#features/catalogue/category-title.ts';
import { PackageList } from '#features/catalogue/package-list.tsx';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { localName } from '#features/shared/local-names.ts';
import { agency } from '#features/site/agency.ts';
import { nightTrain, rajasthan, singapore, type Poster } from '#styles/art/posters.ts';
import { container } from '#styles/global.css.ts';
import * as styles from './packages-page.css.ts';

export interface PackagesPageProps {
  readonly catalogue: CatalogueStore;
  /** The category as the address names it. */
  readonly category: string;
}

interface Face {
  readonly poster: Poster;
  /** Title and description for the document's head. */
  readonly title: string;
  readonly description: string;
}

const faces: Record<CategoryKey, Face> = {
  domestic: {
    poster: rajasthan,
    title: 'Domestic packages',
    description:
      'Tours across India and to Nepal: days, prices and what is included, planned with you over the phone.',
  },
  international: {
    poster: singapore,
    title: 'International packages',
    description:
      'Tours abroad from India: days, prices and what is included, planned with you over the phone.',
  },
  'all packages': {
    poster: nightTrain,
    title: 'All packages',
    description: 'Every tour that we run, in India and abroad, with days, prices and what is included.',
  },
};

/** A package list: /packages/{category} (specification, section 2). */
export function PackagesPage({ catalogue, category }: PackagesPageProps) {
  const key = toCategoryKey(category);
  const face = faces[key ?? 'all packages'];
  return (
    <>
      <Head
        title={face.title}
        description={face.description}
        {...(key === undefined && { robots: 'noindex' as const })}
      />
      <Hero
        poster={face.poster}
        title={listHeading(category)}
        local={key && localName(key)}
        trail={[{ label: 'Packages' }]}
      />
      <div className={`${container} ${styles.body}`}>
        <PackageList store={catalogue} category={category} phone={agency.phones.packages} />
      </div>
    </>
  );
}
