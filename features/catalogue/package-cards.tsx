import { firstListPackages } from '#contract/page-renderer.ts';
import type { Phone } from '#contract/agency.ts';
import type { SearchResult } from './search-result.ts';
import type { PackageCard } from '#contract/package.ts';
import { PackageCardView } from './package-card-view.tsx';
import * as styles from './package-cards.css.ts';

/** The number of cards in the first row of a desktop, whose pictures load eagerly. */
const eagerCount = 4;
const sizes = '(min-width: 1260px) 286px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw';

interface PackageCardsProps {
  readonly packages: readonly PackageCard[];
  readonly phone: Phone;
  readonly searchResult: SearchResult | undefined;
}

export function PackageCards({ packages, phone, searchResult }: PackageCardsProps) {
  const MoreCards = searchResult?.MoreCards;
  const firstPackages = searchResult && !MoreCards ? packages : packages.slice(0, firstListPackages);
  return (
    <ul className={styles.grid}>
      {firstPackages.map((tour, index) => (
        <li key={tour._id}>
          <PackageCardView
            tour={tour}
            phone={phone}
            sizes={sizes}
            load={index < eagerCount ? 'soon' : 'later'}
          />
        </li>
      ))}
      {MoreCards && <MoreCards packages={packages.slice(firstListPackages)} phone={phone} sizes={sizes} />}
    </ul>
  );
}
