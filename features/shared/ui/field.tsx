import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from './icons/circle-alert.ts';
import { classes } from './classes.ts';
import * as styles from './field.css.ts';

export interface Labelled {
  readonly label: string;
  /** Stands under the label: what to enter, or how. */
  readonly hint?: ReactNode;
  /** What is wrong with the entry; '' and undefined when nothing is. */
  readonly error?: string | undefined;
}

/** What ties a control to its label and texts. */
export type Described = 'aria-describedby' | 'aria-invalid' | 'id';

export interface FieldFrameProps extends Labelled {
  readonly id: string | undefined;
  readonly className?: string | undefined;
  readonly children: (described: Pick<ComponentProps<'input'>, Described>) => ReactNode;
}

/** A label above, what is to be known about the entry, and its error beneath; all tied to the control. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  const made = useId();
  const control = id ?? made;
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  const about = classes(hint === undefined ? undefined : hintId, error && errorId);
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
        ...(about !== '' && { 'aria-describedby': about }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert size={18} className={styles.errorIcon} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}

/** A one-line entry. Everything but the label, hint and error goes to the input. */
export function TextField({
  id,
  label,
  hint,
  error,
  className,
  ...input
}: Omit<ComponentProps<'input'>, Exclude<Described, 'id'>> & Labelled) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(described) => <input {...input} {...described} className={styles.control} />}
    </FieldFrame>
  );
}

/** An entry of several lines. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  className,
  ...area
}: Omit<ComponentProps<'textarea'>, Exclude<Described, 'id'>> & Labelled) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(described) => <textarea rows={4} {...area} {...described} className={styles.area} />}
    </FieldFrame>
  );
}

/** A choice from a list; the options are the children. */
export function SelectField({
  id,
  label,
  hint,
  error,
  className,
  ...select
}: Omit<ComponentProps<'select'>, Exclude<Described, 'id'>> & Labelled) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(described) => <select {...select} {...described} className={styles.select} />}
    </FieldFrame>
  );
}
