import type { Ref } from 'react';
import { Alert } from '#features/shared/ui/form/alert.tsx';
import type { FieldErrors, SubmitError } from './saving/form-errors.ts';
import * as styles from './error-summary.css.ts';

interface ErrorSummaryProps<Name extends string> {
  readonly ref: Ref<HTMLDivElement>;
  readonly refusal: SubmitError<Name> | null;
  readonly errors: FieldErrors<Name>;
  readonly onGo: (name: Name) => void;
}

export function ErrorSummary<Name extends string>({ ref, refusal, errors, onGo }: ErrorSummaryProps<Name>) {
  const left = refusal?.fields.filter((name) => errors[name]) ?? [];
  const settled = refusal === null || (refusal.fields.length > 0 && left.length === 0);
  return (
    <div ref={ref} tabIndex={-1} className={styles.container}>
      {!settled && (
        <Alert>
          {refusal.text}
          {left.length > 0 && (
            <ul className={styles.list}>
              {left.map((name) => (
                <li key={name}>
                  <button type="button" className={styles.link} onClick={() => onGo(name)}>
                    {errors[name]}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  );
}
