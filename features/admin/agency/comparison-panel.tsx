import { useEffect, useId, useRef } from 'react';
import * as styles from '#features/admin/form/conflict/comparison.css.ts';
import { agencyLabels } from '#features/admin/form/fields/fields.ts';
import type { PictureItem } from '#features/admin/pictures/picture-items.ts';
import { plural } from '#features/shared/text.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { chosenSide, type AgencyComparison } from './agency-form-state.ts';
import { isTextFact, type AgencyEntries, type FactName } from './agency-values.ts';

interface ComparisonPanelProps {
  readonly comparison: AgencyComparison;
  readonly entries: AgencyEntries;
  readonly addressOf: (address: string) => string;
  readonly onChoose: (name: FactName, side: 'mine' | 'theirs') => void;
  readonly onTakeAll: () => void;
  readonly onClose: () => void;
}

const texts = {
  conflict: {
    mine: ['Yours', 'Keep yours'],
    theirs: ['Saved meanwhile', 'Take what was saved'],
    about: 'Choose for each of them, then save. What you had not changed is as it was saved meanwhile.',
    all: 'Take all that was saved',
  },
  earlier: {
    mine: ['In the form', 'Keep this'],
    theirs: ['Earlier', 'Take this back'],
    about: 'Take back what you want, then save. On the site nothing changes before that.',
    all: 'Take everything back',
  },
} as const;

const sides = ['mine', 'theirs'] as const;

/** Both contents of each fact that differs. A choice changes the form only. */
export function AgencyComparisonPanel({
  comparison,
  entries,
  addressOf,
  onChoose,
  onTakeAll,
  onClose,
}: ComparisonPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, title, facts, theirs } = comparison;
  const text = texts[kind];
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        {kind === 'conflict' ? (
          'Two versions of the agency'
        ) : (
          <>
            Before this change: <bdi>{title}</bdi>
          </>
        )}
      </h2>
      <p>{facts.length === 0 ? 'It is the same as what is in the form.' : text.about}</p>
      {facts.map((name) => {
        const chosen = chosenSide(entries, comparison, name);
        const mine = chosen === 'mine' ? entries : comparison.mine;
        return (
          <fieldset key={name} className={styles.field}>
            <legend className={styles.legend}>{agencyLabels[name]}</legend>
            {sides.map((side) => (
              <div key={side} className={styles.side[chosen === side ? 'chosen' : 'other']}>
                <p className={styles.sideTitle}>{text[side][0]}</p>
                <FactContent name={name} entries={side === 'mine' ? mine : theirs} addressOf={addressOf} />
                <label className={styles.choice}>
                  <input
                    type="radio"
                    name={`${id}-${name}`}
                    checked={chosen === side}
                    onChange={() => onChoose(name, side)}
                  />
                  {text[side][1]}
                </label>
              </div>
            ))}
          </fieldset>
        );
      })}
      <div className={styles.actions}>
        {facts.length > 0 && (
          <Button tone="banyan" onClick={onTakeAll}>
            {text.all}
          </Button>
        )}
        <Button tone="line" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}

interface FactContentProps {
  readonly name: FactName;
  readonly entries: AgencyEntries;
  readonly addressOf: (address: string) => string;
}

function FactContent({ name, entries, addressOf }: FactContentProps) {
  if (isTextFact(name))
    return (
      <p dir="auto" className={styles.content}>
        {entries.texts[name] || 'empty'}
      </p>
    );
  if (name === 'reviews')
    return (
      <p className={styles.content}>
        {`${plural(entries.reviews.length, 'review')}: ${entries.reviews.map((review) => review.name).join(', ')}`}
      </p>
    );
  const items =
    name === 'guidePicture' ? [entries.guidePicture] : entries.gallery.map(({ picture }) => picture);
  const own = items.filter((item) => item !== null);
  if (own.length === 0) return <p className={styles.content}>the original</p>;
  return (
    <div className={styles.pictures}>
      {own.map((item, index) => (
        <img
          key={item.id}
          src={toAddress(item, addressOf)}
          alt={`${agencyLabels[name]} ${index + 1}`}
          className={styles.picture}
        />
      ))}
    </div>
  );
}

const toAddress = (item: PictureItem, addressOf: (address: string) => string) =>
  item.kind === 'new' ? item.preview : addressOf(item.address);
