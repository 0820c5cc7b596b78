import type { Phone } from '#contract/agency.ts';
import type { PackageCard } from '#contract/package.ts';
import { packageCardSizes, PackageCardView } from './package-card-view.tsx';
import * as styles from './package-cards.css.ts';

/** The number of cards in the first row of a desktop, whose pictures load eagerly. */
const eagerCount = 4;

/** Cards that are laid out in one frame. */
const cardsOfPart = 4;

interface PackageCardsProps {
  readonly packages: readonly PackageCard[];
  readonly phone: Phone;
}

export function PackageCards({ packages, phone }: PackageCardsProps) {
  return (
    <ul className={styles.grid}>
      {packages.map((tour, index) => (
        // The link to more packages leads to the first new one by its id.
        <li key={tour._id} id={`package-${index + 1}`} className={deferredStyle(index)}>
          <PackageCardView
            tour={tour}
            phone={phone}
            sizes={packageCardSizes}
            load={index < eagerCount ? 'soon' : 'later'}
          />
        </li>
      ))}
    </ul>
  );
}

function deferredStyle(index: number): string | undefined {
  if (index < eagerCount) return undefined;
  const part = Math.floor((index - eagerCount) / cardsOfPart);
  return styles.deferred[part] ?? styles.deferred.at(-1);
}
