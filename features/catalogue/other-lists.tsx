import { categoryKeys, type CategoryKey } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import type { Phone } from '#features/shared/phone.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { PhoneLink } from '#features/shared/ui/phone-link.tsx';
import * as styles from './other-lists.css.ts';

interface OtherListsProps {
  /** The list that has nothing to show. */
  readonly except: CategoryKey | undefined;
  readonly phone: Phone;
}

const labels: Record<CategoryKey, string> = {
  domestic: 'Domestic',
  international: 'International',
  'all packages': 'All packages',
};

/** Where a list has nothing to show: no word of failure, only ways on. */
export function OtherLists({ except, phone }: OtherListsProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>Tell us where you dream of going. We plan trips that stand on no list.</p>
      <PhoneLink phone={phone} />
      <div className={styles.links}>
        {categoryKeys
          .filter((key) => key !== except)
          .map((key) => (
            <ButtonLink key={key} tone="line" href={paths.packages(key)}>
              {labels[key]}
            </ButtonLink>
          ))}
      </div>
    </div>
  );
}
