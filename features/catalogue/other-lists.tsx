import type { Phone } from '#contract/agency.ts';
import { categoryKeys, type CategoryKey } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import { listTitles } from '#features/shared/text.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { PhoneLink } from '#features/shared/ui/phone-number.tsx';
import { panel, row, stack, typography } from '#styles/recipes.css.ts';

interface OtherListsProps {
  readonly except: CategoryKey | undefined;
  /** By default that of the packages. */
  readonly phone?: Phone;
  /** Given only after a failed call. */
  readonly onRetry?: (() => void) | undefined;
}

/** No error message for a failed list (specification, section 2). */
export function OtherLists({ except, phone, onRetry }: OtherListsProps) {
  return (
    <div className={classes(panel.tulsi, stack.x4)}>
      <p className={typography.h3}>
        {onRetry
          ? 'Where to? Load this list again, or ring us.'
          : 'Where to? We also plan trips we haven’t listed.'}
      </p>
      <PhoneLink phone={phone} />
      <div className={row.x3}>
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
