import { allPackagesKey } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import { sharedElement } from '#features/shared/shared-element.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { Alert } from '#features/shared/ui/form/field.tsx';
import { frame, lead, row, soft, stack, typography } from '#styles/recipes.css.ts';
import { first, slide, stage } from './carousel.css.ts';
import * as styles from './package-detail.css.ts';

interface DetailPlaceholderProps {
  /** Why there is no package; absent while it loads. */
  readonly text?: string;
  /** What the visitor can do about it. */
  readonly advice?: string;
  readonly onRetry?: () => void;
}

export function DetailPlaceholder({ text, advice, onRetry }: DetailPlaceholderProps) {
  if (text === undefined)
    return (
      <div className={styles.page}>
        <div className={styles.main}>
          <div
            className={classes(frame, stage)}
            aria-hidden="true"
            {...{ [sharedElement.targetAttribute]: '' }}
          >
            <div className={classes(slide, first)} />
          </div>
          <p className={classes(typography.label, soft, styles.placeholderLoading)}>Loading package...</p>
        </div>
        <div className={classes(frame, styles.placeholderPrice)} aria-hidden="true" />
      </div>
    );
  return (
    <div className={classes(stack.x5, styles.state)}>
      <Alert>{text}</Alert>
      {advice && <p className={lead}>{advice}</p>}
      <div className={row.x3}>
        <Button tone="rani" className={styles.retry} onClick={onRetry}>
          Try again
        </Button>
        <ButtonLink tone="line" href={paths.packages(allPackagesKey)}>
          See all packages
        </ButtonLink>
      </div>
    </div>
  );
}

interface StaleNoticeProps {
  readonly text: string;
  readonly onRetry: () => void;
}

export function StaleNotice({ text, onRetry }: StaleNoticeProps) {
  return (
    <div className={classes(row.x4, styles.stale)}>
      <Alert>{text}</Alert>
      <p>This is the package as you saw it last.</p>
      <Button tone="line" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
