import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import * as styles from '#features/admin/form/form.css.ts';
import { AutoGrowTextarea } from '#features/admin/ui/auto-grow-textarea.tsx';
import { toLines } from '#features/shared/text.ts';
import { FieldFrame } from '#features/shared/ui/form/field.tsx';
import type { KnownLists } from './field-values.ts';
import { labels, listNames, type ListName } from './fields.ts';
import { parseList, startLines } from './list-text.ts';
import type { TextFieldsProps } from './text-fields.tsx';

interface ListFieldsProps extends TextFieldsProps {
  readonly known: KnownLists;
  /** Whether the backend keeps a comma inside an entry. */
  readonly keepsCommas: boolean;
}

/** Three lists, each edited as one text (specification, section 2). */
export function ListFields(props: ListFieldsProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <h2 className={styles.heading}>What is in it</h2>
      </legend>
      {listNames.map((name) => (
        <ListField key={name} {...props} name={name} />
      ))}
    </fieldset>
  );
}

function ListField({
  name,
  texts,
  errors,
  idOf,
  onWrite,
  known,
  keepsCommas,
}: ListFieldsProps & { readonly name: ListName }) {
  const text = texts[name];
  const area = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number | null>(null);
  const loaded = known.map((lists) => lists[name]);
  const entries = parseList(text, loaded);
  const hasCommas = !keepsCommas && entries.some((entry) => entry.includes(','));
  const stored = hasCommas ? entries.flatMap((entry) => entry.split(',')) : entries;
  const shown = name === 'tripHighlights' ? stored : toLines(stored);
  // A text that is not what was typed moves the caret to its end.
  useLayoutEffect(() => {
    if (nextCaret.current !== null) area.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  function onChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
    const lines = startLines(text, target.value, target.selectionStart, loaded);
    nextCaret.current = lines?.caret ?? null;
    onWrite(name, lines?.text ?? target.value);
  }

  return (
    <FieldFrame
      id={idOf(name)}
      label={labels[name]}
      hint={[
        'Optional. Comma separated, or one per line.',
        shown.length === 1 ? '1 entry.' : shown.length > 1 && `${shown.length} entries.`,
        hasCommas && 'Your server divides lists at every comma, also at one inside a line.',
      ]
        .filter(Boolean)
        .join(' ')}
      error={errors[name]}
    >
      {(described) => (
        <>
          <AutoGrowTextarea {...described} ref={area} name={name} value={text} onChange={onChange} />
          <Entries entries={shown} />
        </>
      )}
    </FieldFrame>
  );
}

/** Two may be equal, hence the index in the key. */
function Entries({ entries }: { readonly entries: readonly string[] }) {
  if (entries.length === 0) return null;
  const keyed = entries.map((entry, index) => ({ entry, key: `${index} ${entry}` }));
  return (
    <ul aria-label="As the page shows it" className={styles.entries}>
      {keyed.map(({ entry, key }) => (
        <li key={key} dir="auto" className={styles.entry}>
          {entry}
        </li>
      ))}
    </ul>
  );
}
