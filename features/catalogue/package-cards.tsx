import type { Phone } from '#contract/phone.ts';
import type { Finding } from './finding.ts';
import type { Listed } from './listed.ts';
import { PackageCard } from './package-card.tsx';
import * as styles from './package-cards.css.ts';

/** The number of cards in the first render; the rest of a longer list follows with the search's code. */
export const atOnce = 24;
/** The number of cards in the first row of a desktop, whose pictures load eagerly. */
const firstLine = 4;
const sizes = '(min-width: 1260px) 286px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw';

interface PackageCardsProps {
  readonly packages: readonly Listed[];
  readonly phone: Phone;
  /** Undefined until the search's code is there. */
  readonly finding: Finding | undefined;
}

export function PackageCards({ packages, phone, finding }: PackageCardsProps) {
  const MoreCards = finding?.MoreCards;
  const first = finding && !MoreCards ? packages : packages.slice(0, atOnce);
  return (
    <ul className={styles.grid}>
      {first.map((found, index) => (
        <li key={found._id}>
          <PackageCard
            found={found}
            phone={phone}
            sizes={sizes}
            load={index < firstLine ? 'soon' : 'later'}
          />
        </li>
      ))}
      {MoreCards && <MoreCards packages={packages.slice(atOnce)} phone={phone} sizes={sizes} />}
    </ul>
  );
}
