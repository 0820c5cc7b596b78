import type { ReactNode } from 'react';
import { dataOf, type QueryState } from '#features/shared/query.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { Spinner } from '#features/shared/ui/elements.tsx';
import { Alert } from '#features/shared/ui/form/field.tsx';
import * as styles from './page.css.ts';

interface PageHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
}

export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <h1 dir="auto" className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}

interface QueryStatusProps {
  readonly call: QueryState<unknown>;
  readonly onRetry: () => void;
  readonly waiting?: string;
}

export function QueryStatus({ call, onRetry, waiting = 'Loading...' }: QueryStatusProps) {
  if (call.status === 'rejected')
    return (
      <div className={styles.error}>
        <Alert>{call.error}</Alert>
        <Button tone="line" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  if (call.status === 'fulfilled' || dataOf(call) !== undefined) return null;
  return (
    <div className={styles.pending}>
      <Spinner label={waiting} />
    </div>
  );
}
