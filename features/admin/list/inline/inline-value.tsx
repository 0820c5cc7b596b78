import { useId, type FocusEvent } from 'react';
import type { PackageCard } from '#contract/package.ts';
import { priceText } from '#contract/price-text.ts';
import { toVisibility, visibilities, visibilityNames } from '#contract/visibility.ts';
import { labels, type NumberName } from '#features/admin/form/fields/fields.ts';
import { ConfirmDialog, type ConfirmQuestion } from '#features/admin/ui/dialog.tsx';
import { Announcement, VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { FieldError } from '#features/shared/ui/form/field.tsx';
import { Check, Pencil, X } from '#features/shared/ui/icons.tsx';
import type { InlineEdit, InlineEditsStore } from './inline-edits-store.ts';
import * as styles from './inline-value.css.ts';
import { keepFocus, useInlineEdit } from './use-inline-edit.ts';
import { formatValue, isLargePriceChange, readNumber, storedText } from './value-names.ts';
import type { SaveValue } from './value-saver.ts';

interface InlineNumberProps {
  readonly tour: PackageCard;
  readonly name: NumberName;
  readonly className?: string | undefined;
  readonly edits: InlineEditsStore;
  readonly onSave: SaveValue;
}

/** A number of a listed package, as a button that becomes its field. */
export function InlineNumber({ tour, name, className, edits, onSave }: InlineNumberProps) {
  const errorId = useId();
  const title = tour.name || tour.place;
  const {
    editing,
    undo,
    isOpenedHere,
    isSaving,
    root,
    button,
    field,
    open,
    change,
    close,
    commit,
    confirm,
    refuse,
    fieldEvents,
  } = useInlineEdit({
    edits,
    tour,
    name,
    onSave,
    read: (text) => readNumber(name, text),
    show: (value) => formatValue(value, name),
    ...(name === 'price' && { isLarge: isLargePriceChange }),
  });
  if (!editing)
    return (
      <>
        <button ref={button} type="button" className={classes(styles.value, className)} onClick={open}>
          <span>{formatValue(storedText(tour, name), name) || `Add ${name}`}</span>
          {name === 'price' && <Pencil size={16} className={styles.pencil} />}{' '}
          <VisuallyHidden>
            Change {name} of {title}
          </VisuallyHidden>
        </button>
        {undo && <UndoButton {...undo} of={`${name} of ${title}`} className={className} />}
      </>
    );
  return (
    <>
      <div ref={root} className={styles.editor} {...fieldEvents}>
        <form
          noValidate
          className={styles.row}
          onSubmit={(event) => {
            event.preventDefault();
            commit();
          }}
        >
          <input
            ref={field}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the button that had the focus
            autoFocus={isOpenedHere}
            aria-label={`${labels[name]} of ${title}`}
            aria-invalid={editing.error !== '' || undefined}
            aria-describedby={editing.error === '' ? undefined : errorId}
            inputMode={name === 'price' ? 'decimal' : 'numeric'}
            enterKeyHint="done"
            autoComplete="off"
            value={editing.text}
            readOnly={isSaving}
            onChange={({ target }) => change(target.value)}
            onFocus={({ target }) => target.select()}
            className={name === 'price' ? styles.wideField : styles.field}
          />
          <button
            type="submit"
            aria-label={`Save ${name}`}
            aria-disabled={isSaving}
            className={styles.save}
            onMouseDown={keepFocus}
          >
            <Check size={20} />
          </button>
          <button
            type="button"
            aria-label={`Keep ${name} as it was`}
            aria-disabled={isSaving}
            className={styles.cancel}
            onMouseDown={keepFocus}
            onClick={isSaving ? undefined : close}
          >
            <X size={20} />
          </button>
        </form>
        <Announcement>{isSaving ? 'Saving...' : ''}</Announcement>
        <div role="alert">
          {editing.error !== '' && <FieldError id={errorId}>{editing.error}</FieldError>}
        </div>
      </div>
      <ConfirmDialog
        question={editing.status === 'asking' ? askAboutPrice(title, editing) : null}
        onConfirm={confirm}
        onCancel={refuse}
      />
    </>
  );
}

function askAboutPrice(title: string, { base, text }: InlineEdit): ConfirmQuestion {
  const read = readNumber('price', text);
  const price = 'value' in read ? priceText(Number(read.value)) : text;
  return {
    title: `Change the price from ${priceText(Number(base))} to ${price}?`,
    description: title,
    confirm: 'Change the price',
  };
}

interface UndoButtonProps {
  /** The value before, as the card shows it. */
  readonly text: string;
  /** What it is a value of. */
  readonly of: string;
  readonly run: () => void;
  readonly className?: string | undefined;
}

/** Beside a value that was just saved: takes it back. */
function UndoButton({ text, of, run, className }: UndoButtonProps) {
  return (
    <button type="button" className={classes(styles.undo, className)} onClick={run}>
      Undo: {text} <VisuallyHidden>again for {of}</VisuallyHidden>
    </button>
  );
}

interface InlineVisibilityProps {
  readonly tour: PackageCard;
  readonly edits: InlineEditsStore;
  readonly onSave: SaveValue;
}

const readVisibility = (text: string) => ({ value: text });
const showVisibility = (text: string) => visibilityNames[toVisibility(text) ?? 'public'];

/** Who sees a package, as a button that becomes the three choices; a press on one saves it. */
export function InlineVisibility({ tour, edits, onSave }: InlineVisibilityProps) {
  const errorId = useId();
  const title = tour.name || tour.place;
  const stored = tour.visibility ?? 'public';
  const edit = useInlineEdit({
    edits,
    tour,
    name: 'visibility',
    onSave,
    read: readVisibility,
    show: showVisibility,
  });
  const { editing, undo, isOpenedHere, isSaving, root, button, open, close, commit, fieldEvents } = edit;
  if (!editing)
    return (
      <>
        <button ref={button} type="button" className={styles.value} onClick={open}>
          <span>{visibilityNames[stored]}</span> <VisuallyHidden>Change who sees {title}</VisuallyHidden>
        </button>
        {undo && <UndoButton {...undo} of={`who sees ${title}`} />}
      </>
    );
  const events = {
    onKeyDown: fieldEvents.onKeyDown,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside && !isSaving && editing.error === '') close();
    },
  };
  return (
    <div ref={root} className={styles.editor}>
      <fieldset
        aria-label={`Who sees ${title}`}
        aria-describedby={editing.error === '' ? undefined : errorId}
        className={styles.choices}
        {...events}
      >
        {visibilities.map((visibility) => (
          <button
            key={visibility}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the choices take the place of the button that had the focus
            autoFocus={isOpenedHere && visibility === stored}
            type="button"
            aria-pressed={visibility === stored}
            aria-disabled={isSaving}
            className={styles.choice}
            onMouseDown={keepFocus}
            onClick={isSaving ? undefined : () => commit(visibility)}
          >
            {visibilityNames[visibility]}
          </button>
        ))}
      </fieldset>
      <Announcement>{isSaving ? 'Saving...' : ''}</Announcement>
      <div role="alert">{editing.error !== '' && <FieldError id={errorId}>{editing.error}</FieldError>}</div>
    </div>
  );
}
