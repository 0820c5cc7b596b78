import { useId, type FocusEvent } from 'react';
import type { PackageCard } from '#contract/package.ts';
import { visibilityNames, visibilities } from '#contract/visibility.ts';
import { Announcement, VisuallyHidden } from '#features/shared/ui/elements.tsx';
import { FieldError } from '#features/shared/ui/form/field.tsx';
import type { InlineEditsStore } from './inline-edits-store.ts';
import * as styles from './inline-value.css.ts';
import { UndoButton } from './undo-button.tsx';
import { keepFocus, useInlineEdit } from './use-inline-edit.ts';
import type { SaveValue } from './value-saver.ts';

interface InlineVisibilityProps {
  readonly tour: PackageCard;
  readonly edits: InlineEditsStore;
  readonly onSave: SaveValue;
}

const read = (text: string) => ({ value: text });
const show = (text: string) =>
  visibilityNames[visibilities.find((visibility) => visibility === text) ?? 'public'];

/** Who sees a package, as a button that becomes the three choices; a press on one saves it. */
export function InlineVisibility({ tour, edits, onSave }: InlineVisibilityProps) {
  const errorId = useId();
  const title = tour.name || tour.place;
  const stored = tour.visibility ?? 'public';
  const edit = useInlineEdit({ edits, tour, name: 'visibility', onSave, read, show });
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
