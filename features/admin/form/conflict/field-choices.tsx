import { useId } from 'react';
import { FieldContent } from '#features/admin/form/fields/field-content.tsx';
import type { FieldValues } from '#features/admin/form/fields/field-values.ts';
import { labels, type FieldName } from '#features/admin/form/fields/fields.ts';
import * as styles from './conflict-panel.css.ts';
import { resolvedSide, type ConflictSide, type Sides } from './conflict.ts';

interface SideTexts {
  readonly title: string;
  readonly action: string;
}

interface FieldChoicesProps {
  readonly conflict: Sides;
  /** Those to choose among. */
  readonly fields: readonly FieldName[];
  readonly entries: FieldValues;
  readonly texts: Readonly<Record<ConflictSide, SideTexts>>;
  readonly onChoose: (name: FieldName, side: ConflictSide) => void;
  readonly addressOf: (address: string) => string;
}

const sides = ['mine', 'theirs'] as const;

/** Both contents of each differing field, side by side. A choice changes the form only. */
export function FieldChoices({ conflict, fields, entries, texts, onChoose, addressOf }: FieldChoicesProps) {
  const id = useId();
  return fields.map((name) => {
    const chosen = resolvedSide(entries, conflict, name);
    const mine = chosen === 'mine' ? entries : conflict.mine;
    return (
      <fieldset key={name} className={styles.field}>
        <legend className={styles.legend}>{labels[name]}</legend>
        {sides.map((side) => (
          <div key={side} className={styles.side[chosen === side ? 'chosen' : 'other']}>
            <p className={styles.sideTitle}>{texts[side].title}</p>
            <FieldContent
              name={name}
              entries={side === 'mine' ? mine : conflict.theirs}
              addressOf={addressOf}
            />
            <label className={styles.choice}>
              <input
                type="radio"
                name={`${id}-${name}`}
                checked={chosen === side}
                onChange={() => onChoose(name, side)}
              />
              {texts[side].action}
            </label>
          </div>
        ))}
      </fieldset>
    );
  });
}
