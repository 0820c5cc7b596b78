import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { CircleAlert } from '#features/shared/ui/icons.tsx';
import { note, notice, row, stack, typography } from '#styles/recipes.css.ts';
import * as styles from './field.css.ts';

export interface LabelProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** '' and undefined for a valid entry. */
  readonly error?: string | undefined;
}

export type DescribedProps = 'aria-describedby' | 'aria-invalid' | 'id';

export interface FieldFrameProps extends LabelProps {
  readonly id: string | undefined;
  readonly className?: string | undefined;
  readonly children: (described: Pick<ComponentProps<'input'>, DescribedProps>) => ReactNode;
}

export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  const generatedId = useId();
  const control = id ?? generatedId;
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  const describedBy = classes(hint === undefined ? undefined : hintId, error && errorId);
  return (
    <div className={classes(stack.x1, className)}>
      <label htmlFor={control} className={typography.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={note}>
          {hint}
        </p>
      )}
      {children({
        id: control,
        ...(describedBy !== '' && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

interface FieldErrorProps {
  readonly id?: string;
  readonly children: string;
}

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={classes(row.x2, typography.small, styles.error)}>
      <CircleAlert size={18} />
      {children}
    </p>
  );
}

type FieldProps<Element extends 'input' | 'select' | 'textarea'> = LabelProps &
  Omit<ComponentProps<Element>, Exclude<DescribedProps, 'id'>>;

export function TextField({ id, label, hint, error, className, ...input }: FieldProps<'input'>) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(described) => <input {...input} {...described} className={styles.control} />}
    </FieldFrame>
  );
}

export function TextAreaField({ id, label, hint, error, className, ...area }: FieldProps<'textarea'>) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(described) => <textarea rows={4} {...area} {...described} className={styles.area} />}
    </FieldFrame>
  );
}

export function SelectField({ id, label, hint, error, className, ...select }: FieldProps<'select'>) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(described) => <select {...select} {...described} className={styles.select} />}
    </FieldFrame>
  );
}

export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className={classes(row.x3, notice.danger, typography.label, styles.alert)}>
      <CircleAlert />
      <div dir="auto" className={styles.alertContent}>
        {children}
      </div>
    </div>
  );
}

export function PasswordField({
  id,
  label,
  hint,
  error,
  className,
  ...input
}: Omit<FieldProps<'input'>, 'type'>) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(described) => (
        <div className={styles.passwordBox}>
          <input
            {...input}
            {...described}
            type={isVisible ? 'text' : 'password'}
            // A password must not go to a spelling service, and is case-sensitive.
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            className={classes(styles.control, styles.passwordInput)}
          />
          <button
            type="button"
            className={classes(typography.label, styles.passwordToggle)}
            aria-controls={described.id}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? 'Hide' : 'Show'} <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
