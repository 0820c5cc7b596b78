import { useEffect, useId, useRef } from 'react';
import { Button } from '#features/shared/ui/button.tsx';
import { resolvedSide, type Conflict, type ConflictSide } from './conflict.ts';
import type { FieldValues } from '#features/admin/form/fields/field-values.ts';
import { labels, type FieldName } from '#features/admin/form/fields/fields.ts';
import { FieldContent } from '#features/admin/form/fields/field-content.tsx';
import * as styles from './conflict-panel.css.ts';

interface ConflictPanelProps {
  readonly conflict: Conflict;
  readonly entries: FieldValues;
  readonly onChoose: (name: FieldName, side: ConflictSide) => void;
  readonly addressOf: (address: string) => string;
}

const sides: readonly { readonly side: ConflictSide; readonly title: string; readonly action: string }[] = [
  { side: 'mine', title: 'Yours', action: 'Keep yours' },
  { side: 'theirs', title: 'Saved meanwhile', action: 'Take theirs' },
];

/** Shows both versions of each conflicting field. A choice changes the form only. */
export function ConflictPanel({ conflict, entries, onChoose, addressOf }: ConflictPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        Two versions of this package
      </h2>
      <p>
        Choose for each field, then save. What only the other person changed is already included. You can
        still change everything below.
      </p>
      {conflict.fields.map((name) => {
        const chosen = resolvedSide(entries, conflict, name);
        const mine = chosen === 'mine' ? entries : conflict.mine;
        return (
          <fieldset key={name} className={styles.field}>
            <legend className={styles.legend}>{labels[name]}</legend>
            {sides.map(({ side, title, action }) => (
              <div key={side} className={styles.side[chosen === side ? 'chosen' : 'other']}>
                <p className={styles.sideTitle}>{title}</p>
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
                  {action}
                </label>
              </div>
            ))}
          </fieldset>
        );
      })}
      <div>
        <Button tone="banyan" type="submit">
          Save with these choices
        </Button>
      </div>
    </section>
  );
}
