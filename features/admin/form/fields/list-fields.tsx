import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { AutoGrowTextarea } from '#features/admin/ui/auto-grow-textarea.tsx';
import { FieldFrame } from '#features/shared/ui/form/field.tsx';
import { toLines } from '#features/shared/text/lines.ts';
import { labels, listNames, type ListName } from './fields.ts';
import { parseList, startLines } from './list-text.ts';
import type { TextFieldsProps } from './text-fields.tsx';
import type { KnownLists } from './parsed-values.ts';
import * as styles from '#features/admin/form/package-form.css.ts';

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
  // A text that is not what was typed moves the caret to its end.
  useLayoutEffect(() => {
    if (nextCaret.current !== null) area.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  function onChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
    const lines = startLines(text, target.value, target.selectionStart, known[name]);
    nextCaret.current = lines?.caret ?? null;
    onWrite(name, lines?.text ?? target.value);
  }

  return (
    <FieldFrame
      id={idOf(name)}
      label={labels[name]}
      hint={hintOf(name, { text, entries: parseList(text, known[name]), keepsCommas })}
      error={errors[name]}
    >
      {(described) => (
        <AutoGrowTextarea {...described} ref={area} name={name} value={text} onChange={onChange} />
      )}
    </FieldFrame>
  );
}

interface ListText {
  readonly text: string;
  readonly entries: readonly string[];
  readonly keepsCommas: boolean;
}

/** The count, which is that of the page, makes a stray comma, line break or bullet visible. */
function hintOf(name: ListName, { text, entries, keepsCommas }: ListText): string {
  const shown = name === 'tripHighlights' ? entries : toLines(entries);
  const count = shown.length === 1 ? ' 1 entry.' : ` ${shown.length} entries.`;
  return `Optional. Comma separated, or one per line.${shown.length > 0 ? count : ''}${commaHint()}`;

  function commaHint() {
    if (!entries.some((entry) => entry.includes(','))) return '';
    if (!keepsCommas) return ' Your server divides lists at every comma, also at one inside a line.';
    return text.includes('\n')
      ? ' Each line is one entry, with its commas.'
      : ' An entry that was saved with a comma inside stays one entry unless you reword it.';
  }
}
