import { allPackagesKey } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import { sharedElement } from '#features/shared/shared-element.ts';
import { Alert } from '#features/shared/ui/form/alert.tsx';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import * as styles from './detail-placeholder.css.ts';
import * as detail from './package-detail.css.ts';

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
      <div className={detail.page}>
        <div className={detail.main}>
          <div className={styles.stage} aria-hidden="true" {...{ [sharedElement.targetAttribute]: '' }} />
          <p className={styles.loading}>Loading package...</p>
        </div>
        <div className={styles.price} aria-hidden="true" />
      </div>
    );
  return (
    <div className={styles.state}>
      <Alert>{text}</Alert>
      {advice && <p className={styles.advice}>{advice}</p>}
      <div className={styles.actions}>
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
    <div className={styles.stale}>
      <Alert>{text}</Alert>
      <p>This is the package as you saw it last.</p>
      <Button tone="line" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
