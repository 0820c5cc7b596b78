import type { Ref } from 'react';
import { Alert } from '#features/shared/ui/form/alert.tsx';
import type { FieldErrors, SubmitError } from './saving/form-errors.ts';
import * as styles from './error-summary.css.ts';

interface ErrorSummaryProps<Name extends string> {
  readonly ref: Ref<HTMLDivElement>;
  readonly submitError: SubmitError<Name> | null;
  readonly errors: FieldErrors<Name>;
  readonly onChooseField: (name: Name) => void;
}

export function ErrorSummary<Name extends string>({
  ref,
  submitError,
  errors,
  onChooseField,
}: ErrorSummaryProps<Name>) {
  const remaining = submitError?.fields.filter((name) => errors[name]) ?? [];
  const isResolved = submitError === null || (submitError.fields.length > 0 && remaining.length === 0);
  return (
    <div ref={ref} tabIndex={-1} className={styles.container}>
      {!isResolved && (
        <Alert>
          {submitError.text}
          {remaining.length > 0 && (
            <ul className={styles.list}>
              {remaining.map((name) => (
                <li key={name}>
                  <button type="button" className={styles.link} onClick={() => onChooseField(name)}>
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
