import type { CategoryKey } from '#contract/category.ts';
import type { PackageCard } from '#contract/package.ts';
import { Head } from '#core/head/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { paths } from '#features/shared/paths.ts';
import { listHeading, listLocalNames } from '#features/shared/text.ts';
import type { PosterName } from '#styles/art/poster.ts';

interface ListTexts {
  readonly poster: PosterName;
  readonly title: string;
  /** Start of the meta description. */
  readonly tours: string;
}

const listTexts: Record<CategoryKey, ListTexts> = {
  domestic: {
    poster: 'rajasthan',
    title: 'Domestic packages',
    tours: 'Tours across India and to Nepal',
  },
  international: {
    poster: 'singapore',
    title: 'International packages',
    tours: 'Tours abroad from India',
  },
  'all packages': {
    poster: 'night-train',
    title: 'All packages',
    tours: 'Every tour we run',
  },
};

const unknownListTexts = { poster: 'night-train', title: 'Packages' } as const;

export interface ListIntroProps {
  readonly category: CategoryKey | undefined;
  /** Until the name of a place is known, the board has no title and there is no picture. */
  readonly isPending?: boolean;
  /** All of a list without filters. */
  readonly packages?: readonly PackageCard[] | undefined;
}

/** @param tours what the list shows */
export const toListDescription = (tours: string): string =>
  `${tours}, day by day, with what the price covers.`;

/** Head and hero of a whole list. */
export function ListIntro({ category, isPending = false, packages }: ListIntroProps) {
  const { poster, title } = category ? listTexts[category] : unknownListTexts;
  const trail = [{ label: 'Packages' }];
  return (
    <>
      {category ? (
        <Head
          title={title}
          description={toListDescription(listTexts[category].tours)}
          trail={trail}
          path={paths.packages(category)}
          packages={packages}
        />
      ) : (
        <Head title={title} robots="noindex" />
      )}
      <Hero
        variant="list"
        poster={poster}
        picture={isPending ? false : undefined}
        title={isPending ? undefined : listHeading(category)}
        local={!isPending && category && listLocalNames[category]}
        trail={trail}
      />
    </>
  );
}
