import type { FocusEvent } from 'react';
import type { PackageCard } from '#contract/package.ts';
import { visibilities, visibilityNames, type Visibility } from '#contract/visibility.ts';
import { FieldError } from '#features/shared/ui/form/field.tsx';
import { Announcement, VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import * as styles from './inline-value.css.ts';
import type { InlineEditsStore } from './inline-edits-store.ts';
import { keepFocus, useInlineEdit } from './use-inline-edit.ts';
import type { ValueResult } from './value-saver.ts';

interface InlineVisibilityProps {
  readonly tour: PackageCard;
  readonly edits: InlineEditsStore;
  readonly onSave: (tour: PackageCard, name: 'visibility', value: Visibility) => Promise<ValueResult>;
}

const read = (text: string) => ({ value: text });

/** Who sees a package, as a button that becomes the three choices; a press on one saves it. */
export function InlineVisibility({ tour, edits, onSave }: InlineVisibilityProps) {
  const title = tour.name || tour.place;
  const stored = tour.visibility ?? 'public';
  const { editing, isOpenedHere, root, button, open, close, commit, fieldEvents } = useInlineEdit({
    edits,
    name: `${tour._id} visibility`,
    stored,
    read,
    save: (text) => onSave(tour, 'visibility', visibilities.find((name) => name === text) ?? stored),
    describeStored: ({ current }) => `Stored now: ${visibilityNames[current.visibility ?? 'public']}.`,
  });
  if (!editing)
    return (
      <button ref={button} type="button" className={styles.value} onClick={open}>
        <span>{visibilityNames[stored]}</span> <VisuallyHidden>Change who sees {title}</VisuallyHidden>
      </button>
    );
  const events = {
    onKeyDown: fieldEvents.onKeyDown,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside && !editing.isSaving && editing.error === '') close();
    },
  };
  return (
    <div ref={root} className={styles.editor}>
      <fieldset aria-label={`Who sees ${title}`} className={styles.choices} {...events}>
        {visibilities.map((visibility) => (
          <button
            key={visibility}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the choices take the place of the button that had the focus
            autoFocus={isOpenedHere && visibility === stored}
            type="button"
            aria-pressed={visibility === stored}
            aria-disabled={editing.isSaving}
            className={styles.choice}
            onMouseDown={keepFocus}
            onClick={editing.isSaving ? undefined : () => void commit(visibility)}
          >
            {visibilityNames[visibility]}
          </button>
        ))}
      </fieldset>
      <Announcement>{editing.isSaving ? 'Saving...' : ''}</Announcement>
      <div role="alert">{editing.error !== '' && <FieldError>{editing.error}</FieldError>}</div>
    </div>
  );
}
