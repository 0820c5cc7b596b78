import { AutoGrowTextarea } from '#features/admin/ui/auto-grow-textarea.tsx';
import { FieldFrame } from '#features/shared/ui/form/field.tsx';
import { toLines } from '#features/shared/text/lines.ts';
import { labels, listNames, type ListName } from './fields.ts';
import { parseList } from './list-text.ts';
import type { TextFieldsProps } from './text-fields.tsx';
import type { KnownLists } from './parsed-values.ts';
import * as styles from '#features/admin/form/package-form.css.ts';

interface ListFieldsProps extends TextFieldsProps {
  readonly known: KnownLists;
}

/** Three lists, each edited as one text (specification, section 2). */
export function ListFields({ texts, errors, idOf, onWrite, known }: ListFieldsProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <h2 className={styles.heading}>What is in it</h2>
      </legend>
      {listNames.map((name) => (
        <FieldFrame
          key={name}
          id={idOf(name)}
          label={labels[name]}
          hint={hintOf(name, parseList(texts[name], known[name]))}
          error={errors[name]}
        >
          {(described) => (
            <AutoGrowTextarea
              {...described}
              name={name}
              value={texts[name]}
              onChange={({ target }) => onWrite(name, target.value)}
            />
          )}
        </FieldFrame>
      ))}
    </fieldset>
  );
}

/** The count, which is that of the page, makes a stray comma or bullet visible. */
function hintOf(name: ListName, entries: readonly string[]): string {
  const shown = name === 'tripHighlights' ? entries : toLines(entries);
  const count = shown.length === 1 ? ' 1 entry.' : ` ${shown.length} entries.`;
  const hasComma = entries.some((entry) => entry.includes(','));
  const commaHint = hasComma
    ? ' An entry that was saved with a comma inside stays one entry unless you reword it.'
    : '';
  return `Optional. Comma separated, or one per line.${shown.length > 0 ? count : ''}${commaHint}`;
}
