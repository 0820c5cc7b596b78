import { allPackagesKey } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import { sharedElement } from '#features/shared/shared-element.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { Alert } from '#features/shared/ui/form/field.tsx';
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
          <div
            className={detail.placeholderStage}
            aria-hidden="true"
            {...{ [sharedElement.targetAttribute]: '' }}
          />
          <p className={detail.placeholderLoading}>Loading package...</p>
        </div>
        <div className={detail.placeholderPrice} aria-hidden="true" />
      </div>
    );
  return (
    <div className={detail.state}>
      <Alert>{text}</Alert>
      {advice && <p className={detail.advice}>{advice}</p>}
      <div className={detail.actions}>
        <Button tone="rani" className={detail.retry} onClick={onRetry}>
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
    <div className={detail.stale}>
      <Alert>{text}</Alert>
      <p>This is the package as you saw it last.</p>
      <Button tone="line" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
