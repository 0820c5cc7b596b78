import { Bed } from '#features/shared/ui/icons/bed.ts';
import { Car } from '#features/shared/ui/icons/car.ts';
import type { Icon } from '#features/shared/ui/icons/line-icon.tsx';
import { Passport } from '#features/shared/ui/icons/passport.ts';
import { Pennant } from '#features/shared/ui/icons/pennant.ts';
import { Plane } from '#features/shared/ui/icons/plane.ts';
import { Utensils } from '#features/shared/ui/icons/utensils.ts';
import { recognizeIncluded, type IncludedKind } from './included-facts.ts';
import * as styles from './included-at-a-glance.css.ts';

const icons: Readonly<Record<IncludedKind, Icon>> = {
  flight: Plane,
  stay: Bed,
  meals: Utensils,
  transfer: Car,
  guide: Pennant,
  visa: Passport,
};

interface IncludedAtAGlanceProps {
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
}

export function IncludedAtAGlance({ inclusions, exclusions }: IncludedAtAGlanceProps) {
  const facts = recognizeIncluded(inclusions, exclusions);
  if (facts.length === 0) return null;
  return (
    <ul aria-label="Included at a glance" className={styles.list}>
      {facts.map(({ kind, label }) => {
        const Icon = icons[kind];
        return (
          <li key={kind} className={styles.fact}>
            <Icon size={24} className={styles.icon} />
            {label}
          </li>
        );
      })}
    </ul>
  );
}
