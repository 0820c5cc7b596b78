import { useId } from 'react';
import type { PackageCard } from '#contract/package.ts';
import { classes } from '#features/shared/ui/classes.ts';
import { FieldError } from '#features/shared/ui/form/field.tsx';
import { Check } from '#features/shared/ui/icons/check.ts';
import { Pencil } from '#features/shared/ui/icons/pencil.ts';
import { X } from '#features/shared/ui/icons/x.ts';
import { Announcement, VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import * as styles from './inline-value.css.ts';
import type { InlineEditsStore } from './inline-edits-store.ts';
import { keepFocus, useInlineEdit } from './use-inline-edit.ts';
import { formatValue, readNumber, type NumberName } from './value-names.ts';
import type { ValueResult } from './value-saver.ts';

interface InlineNumberProps {
  readonly tour: PackageCard;
  readonly name: NumberName;
  readonly className?: string | undefined;
  readonly edits: InlineEditsStore;
  readonly onSave: (tour: PackageCard, name: NumberName, value: string) => Promise<ValueResult>;
}

/** A number of a listed package, as a button that becomes its field. */
export function InlineNumber({ tour, name, className, edits, onSave }: InlineNumberProps) {
  const errorId = useId();
  const title = tour.name || tour.place;
  const value = tour[name];
  const { editing, isOpenedHere, root, button, open, change, close, commit, fieldEvents } = useInlineEdit({
    edits,
    name: `${tour._id} ${name}`,
    stored: value === null ? '' : String(value),
    read: (text) => readNumber(name, text),
    save: (text) => onSave(tour, name, text),
    describeStored: ({ current }) => `Stored now: ${formatValue(current, name) || 'nothing'}.`,
  });
  if (!editing)
    return (
      <button ref={button} type="button" className={classes(styles.value, className)} onClick={open}>
        <span>{formatValue(tour, name) || `Add ${name}`}</span>
        {name === 'price' && <Pencil size={16} className={styles.pencil} />}{' '}
        <VisuallyHidden>
          Change {name} of {title}
        </VisuallyHidden>
      </button>
    );
  return (
    <div ref={root} className={styles.editor} {...fieldEvents}>
      <form
        noValidate
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          void commit();
        }}
      >
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the button that had the focus
          autoFocus={isOpenedHere}
          aria-label={`${labels[name]} of ${title}`}
          aria-invalid={editing.error !== '' || undefined}
          aria-describedby={editing.error === '' ? undefined : errorId}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          value={editing.text}
          readOnly={editing.isSaving}
          onChange={({ target }) => change(target.value)}
          onFocus={({ target }) => target.select()}
          className={name === 'price' ? styles.wideField : styles.field}
        />
        <button
          type="submit"
          aria-label={`Save ${name}`}
          aria-disabled={editing.isSaving}
          className={styles.save}
          onMouseDown={keepFocus}
        >
          <Check size={20} />
        </button>
        <button
          type="button"
          aria-label={`Keep ${name} as it was`}
          aria-disabled={editing.isSaving}
          className={styles.cancel}
          onMouseDown={keepFocus}
          onClick={editing.isSaving ? undefined : close}
        >
          <X size={20} />
        </button>
      </form>
      <Announcement>{editing.isSaving ? 'Saving...' : ''}</Announcement>
      <div role="alert">{editing.error !== '' && <FieldError id={errorId}>{editing.error}</FieldError>}</div>
    </div>
  );
}

export const labels: Readonly<Record<NumberName, string>> = {
  price: 'Price',
  days: 'Days',
  nights: 'Nights',
  persons: 'Persons',
};
