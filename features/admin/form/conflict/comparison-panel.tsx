import { useEffect, useId, useRef } from 'react';
import { FieldContent } from '#features/admin/form/fields/field-content.tsx';
import type { FieldValues } from '#features/admin/form/fields/field-values.ts';
import { labels, type FieldName } from '#features/admin/form/fields/fields.ts';
import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './comparison.css.ts';
import { resolvedSide, type Comparison, type Conflict, type ConflictSide, type Sides } from './conflict.ts';

interface ComparisonPanelProps {
  readonly comparison: Comparison;
  readonly entries: FieldValues;
  readonly onChoose: (names: readonly FieldName[], side: ConflictSide) => void;
  readonly onClose: () => void;
  readonly addressOf: (address: string) => string;
}

const earlierTexts = {
  mine: { title: 'In the form', action: 'Keep this' },
  theirs: { title: 'Earlier', action: 'Take this back' },
} as const;

/** An earlier version beside the form. A choice changes the form only; saving is a save like any other. */
export function ComparisonPanel({ comparison, entries, onChoose, onClose, addressOf }: ComparisonPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { fields, title } = comparison;
  useEffect(() => heading.current?.focus(), []);
  const hasMine = fields.some((name) => resolvedSide(entries, comparison, name) === 'mine');

  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        Before this change: <bdi>{title}</bdi>
      </h2>
      <p>
        {fields.length === 0
          ? 'It is the same as what is in the form.'
          : 'Take back what you want, then save. On the site nothing changes before that.'}
      </p>
      <FieldChoices
        conflict={comparison}
        onChoose={(name, side) => onChoose([name], side)}
        {...{ fields, entries, addressOf }}
        texts={earlierTexts}
      />
      <div className={styles.actions}>
        {hasMine && (
          <Button tone="banyan" onClick={() => onChoose(fields, 'theirs')}>
            Take everything back
          </Button>
        )}
        <Button tone="line" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}

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
function FieldChoices({ conflict, fields, entries, texts, onChoose, addressOf }: FieldChoicesProps) {
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

interface ConflictPanelProps {
  readonly conflict: Conflict;
  readonly entries: FieldValues;
  readonly onChoose: (name: FieldName, side: ConflictSide) => void;
  readonly addressOf: (address: string) => string;
}

const conflictTexts = {
  mine: { title: 'Yours', action: 'Keep yours' },
  theirs: { title: 'Saved meanwhile', action: 'Take what was saved' },
} as const;

const includedTexts = {
  mine: { title: 'Before', action: 'Put this back' },
  theirs: { title: 'Saved meanwhile', action: 'Keep what was saved' },
} as const;

/** Shows both versions of each conflicting field. A choice changes the form only. */
export function ConflictPanel({ conflict, entries, onChoose, addressOf }: ConflictPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { fields, included } = conflict;
  const choices = { conflict, entries, onChoose, addressOf };

  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        Two versions of this package
      </h2>
      {fields.length > 0 && <p>Choose for each field, then save. You can still change everything below.</p>}
      <FieldChoices fields={fields} texts={conflictTexts} {...choices} />
      {included.length > 0 && (
        <p>You had not changed the following, so the form has it as it was saved meanwhile.</p>
      )}
      <FieldChoices fields={included} texts={includedTexts} {...choices} />
      <div>
        <Button tone="banyan" type="submit">
          Save with these choices
        </Button>
      </div>
    </section>
  );
}
