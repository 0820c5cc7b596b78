import { categoryKeys, type CategoryKey } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import type { Phone } from '#features/shared/phone.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { PhoneLink } from '#features/shared/ui/phone-link.tsx';
import { listTitles } from './category-title.ts';
import * as styles from './other-lists.css.ts';

interface OtherListsProps {
  /** The list that has nothing to show. */
  readonly except: CategoryKey | undefined;
  readonly phone: Phone;
}

/** Where a list has nothing to show: no word of failure, only ways on. */
export function OtherLists({ except, phone }: OtherListsProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>Where to? We also plan trips that stand on no list.</p>
      <PhoneLink phone={phone} />
      <div className={styles.links}>
        {categoryKeys
          .filter((key) => key !== except)
          .map((key) => (
            <ButtonLink key={key} tone="line" href={paths.packages(key)}>
              {listTitles[key]}
            </ButtonLink>
          ))}
      </div>
    </div>
  );
}
