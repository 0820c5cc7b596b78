import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from '#features/shared/ui/icons/circle-alert.ts';
import { classes } from '#features/shared/ui/classes.ts';
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
    <div className={classes(styles.field, className)}>
      <label htmlFor={control} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
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
    <p id={id} className={styles.error}>
      <CircleAlert size={18} className={styles.errorIcon} aria-hidden="true" />
      {children}
    </p>
  );
}

export function TextField({
  id,
  label,
  hint,
  error,
  className,
  ...input
}: Omit<ComponentProps<'input'>, Exclude<DescribedProps, 'id'>> & LabelProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(described) => <input {...input} {...described} className={styles.control} />}
    </FieldFrame>
  );
}

export function TextAreaField({
  id,
  label,
  hint,
  error,
  className,
  ...area
}: Omit<ComponentProps<'textarea'>, Exclude<DescribedProps, 'id'>> & LabelProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(described) => <textarea rows={4} {...area} {...described} className={styles.area} />}
    </FieldFrame>
  );
}

export function SelectField({
  id,
  label,
  hint,
  error,
  className,
  ...select
}: Omit<ComponentProps<'select'>, Exclude<DescribedProps, 'id'>> & LabelProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(described) => <select {...select} {...described} className={styles.select} />}
    </FieldFrame>
  );
}
