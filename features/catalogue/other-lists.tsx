import type { Phone } from '#contract/agency.ts';
import { categoryKeys, type CategoryKey } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import { listTitles } from '#features/shared/text.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { PhoneLink } from '#features/shared/ui/phone-number.tsx';
import * as styles from './package-cards.css.ts';

interface OtherListsProps {
  readonly except: CategoryKey | undefined;
  readonly phone: Phone;
  /** Given only after a failed call. */
  readonly onRetry?: (() => void) | undefined;
}

/** No error message for a failed list (specification, section 2). */
export function OtherLists({ except, phone, onRetry }: OtherListsProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.panelLead}>
        {onRetry
          ? 'Where to? Load this list again, or ring us.'
          : 'Where to? We also plan trips we haven’t listed.'}
      </p>
      <PhoneLink phone={phone} />
      <div className={styles.panelActions}>
        {onRetry && (
          <Button tone="banyan" onClick={onRetry}>
            Try again
          </Button>
        )}
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
