import { useEffect, useId, useRef } from 'react';
import type { FieldValues } from '#features/admin/form/fields/field-values.ts';
import type { FieldName } from '#features/admin/form/fields/fields.ts';
import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './conflict-panel.css.ts';
import { resolvedSide, type Comparison, type ConflictSide } from './conflict.ts';
import { FieldChoices } from './field-choices.tsx';

interface ComparisonPanelProps {
  readonly comparison: Comparison;
  readonly entries: FieldValues;
  readonly onChoose: (names: readonly FieldName[], side: ConflictSide) => void;
  readonly onClose: () => void;
  readonly addressOf: (address: string) => string;
}

const texts = {
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
        {...{ fields, entries, texts, addressOf }}
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
