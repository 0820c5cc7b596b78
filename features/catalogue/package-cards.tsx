import type { Phone } from '#contract/phone.ts';
import type { Finding } from './finding.ts';
import type { Listed } from './listed.ts';
import { PackageCard } from './package-card.tsx';
import * as styles from './package-cards.css.ts';

/** Cards that a page begins with; of a longer list the others follow when the finder has come. */
export const atOnce = 24;
/** Cards in the first line of a desktop, whose pictures the visitor waits for. */
const firstLine = 4;
const sizes = '(min-width: 1260px) 286px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw';

interface PackageCardsProps {
  readonly packages: readonly Listed[];
  readonly phone: Phone;
  /** Undefined until the finder has come. */
  readonly finding: Finding | undefined;
}

/** The cards of a list, however long it is. */
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
