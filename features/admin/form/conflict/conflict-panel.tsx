import { useEffect, useId, useRef } from 'react';
import type { FieldValues } from '#features/admin/form/fields/field-values.ts';
import type { FieldName } from '#features/admin/form/fields/fields.ts';
import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './conflict-panel.css.ts';
import type { Conflict, ConflictSide } from './conflict.ts';
import { FieldChoices } from './field-choices.tsx';

interface ConflictPanelProps {
  readonly conflict: Conflict;
  readonly entries: FieldValues;
  readonly onChoose: (name: FieldName, side: ConflictSide) => void;
  readonly addressOf: (address: string) => string;
}

const texts = {
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
      <FieldChoices {...{ fields, texts, ...choices }} />
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
