import type { PackageCard } from '#contract/package.ts';
import * as styles from './admin-package-card.css.ts';
import type { CardTools } from './card-tools.ts';
import { InlineNumber } from './inline/inline-number.tsx';
import { InlineVisibility } from './inline/inline-visibility.tsx';

interface CardValuesProps {
  readonly tour: PackageCard;
  readonly tools: CardTools;
}

/** Days, nights, persons and visibility of a card, each to be changed in place. */
export function CardValues({ tour, tools: { edits, saveValue, hasVisibility } }: CardValuesProps) {
  return (
    <ul className={styles.values}>
      {(['days', 'nights', 'persons'] as const).map((name) => (
        <li key={name} className={styles.value}>
          <InlineNumber tour={tour} name={name} edits={edits} onSave={saveValue} />
        </li>
      ))}
      {hasVisibility && (
        <li className={styles.value}>
          <InlineVisibility tour={tour} edits={edits} onSave={saveValue} />
        </li>
      )}
    </ul>
  );
}
