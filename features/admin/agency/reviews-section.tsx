import { useRef, useState } from 'react';
import type { AgencyReview } from '#contract/agency.ts';
import { agencyFields } from '#contract/fields/agency-fields.ts';
import { stampNames } from '#contract/pictures.ts';
import { agencyLabels } from '#features/admin/form/fields/fields.ts';
import { Plus } from '#features/admin/ui/icons.ts';
import { plural } from '#features/shared/text.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { FieldError, SelectField, TextAreaField, TextField } from '#features/shared/ui/form/field.tsx';
import { ChevronDown } from '#features/shared/ui/icons.tsx';
import { createReviewEntry, emptyReview, type ReviewEntry } from './agency-values.ts';
import * as styles from './agency.css.ts';
import { FormSection, TakeOriginal, type FactsProps } from './fact-field.tsx';

/** The reviews of Home, Services and Testimonial. */
export function ReviewsSection({ facts }: { readonly facts: FactsProps }) {
  const { entries, errors, idOf, onChange } = facts;
  const { reviews } = entries;
  const addButton = useRef<HTMLButtonElement>(null);
  const update = (change: (before: readonly ReviewEntry[]) => readonly ReviewEntry[]) =>
    onChange('reviews', (before) => ({ ...before, reviews: change(before.reviews) }));
  return (
    <FormSection title={agencyLabels.reviews} about={plural(reviews.length, 'review')}>
      <fieldset
        id={idOf('reviews')}
        aria-label={agencyLabels.reviews}
        aria-describedby={errors.reviews ? `${idOf('reviews')}-error` : undefined}
        tabIndex={-1}
        className={styles.reviews}
      >
        {errors.reviews && <FieldError id={`${idOf('reviews')}-error`}>{errors.reviews}</FieldError>}
        {reviews.map((review, index) => (
          <ReviewFields
            key={review.key}
            review={review}
            number={index + 1}
            onWrite={(changed) =>
              update((before) => before.map((one) => (one.key === review.key ? { ...one, ...changed } : one)))
            }
            onRemove={() => {
              update((before) => before.filter(({ key }) => key !== review.key));
              addButton.current?.focus();
            }}
          />
        ))}
        <div className={styles.actions}>
          <Button
            ref={addButton}
            tone="line"
            disabled={reviews.length >= agencyFields.reviews.max}
            onClick={() => update((before) => [...before, createReviewEntry(emptyReview)])}
          >
            <Plus size={20} aria-hidden="true" />
            Add a review
          </Button>
          <TakeOriginal facts={facts} name="reviews" />
        </div>
      </fieldset>
    </FormSection>
  );
}

interface ReviewFieldsProps {
  readonly review: ReviewEntry;
  /** Its place, counted from 1. */
  readonly number: number;
  readonly onWrite: (changed: Partial<AgencyReview>) => void;
  readonly onRemove: () => void;
}

const stampLabels: Readonly<Record<AgencyReview['stamp'], string>> = {
  kashi: 'Kashi',
  bhutan: 'Bhutan',
  kerala: 'Kerala',
  rajasthan: 'Rajasthan',
};

function ReviewFields({ review, number, onWrite, onRemove }: ReviewFieldsProps) {
  const [isOpen, setIsOpen] = useState(review.name === '' && review.text === '');
  return (
    <details
      className={styles.review}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span>{`Review ${number}: ${review.name || 'new'}`}</span>
        <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.fields}>
        <TextAreaField
          label="What they write"
          rows={4}
          dir="auto"
          value={review.text}
          onChange={({ target }) => onWrite({ text: target.value })}
        />
        <TextAreaField
          label="The rest of it"
          hint="Only the Testimonial page shows it. May stay empty."
          rows={3}
          dir="auto"
          value={review.rest}
          onChange={({ target }) => onWrite({ rest: target.value })}
        />
        <div className={styles.twoColumns}>
          <TextField
            label="Name"
            dir="auto"
            autoComplete="off"
            value={review.name}
            onChange={({ target }) => onWrite({ name: target.value })}
          />
          <TextField
            label="Town"
            dir="auto"
            autoComplete="off"
            value={review.town}
            onChange={({ target }) => onWrite({ town: target.value })}
          />
          <TextField
            label="Trip"
            hint="Such as Kashi, four days"
            dir="auto"
            autoComplete="off"
            value={review.trip}
            onChange={({ target }) => onWrite({ trip: target.value })}
          />
          <SelectField
            label="Stamp"
            value={review.stamp}
            onChange={({ target }) => {
              const stamp = stampNames.find((name) => name === target.value);
              if (stamp) onWrite({ stamp });
            }}
          >
            {stampNames.map((name) => (
              <option key={name} value={name}>
                {stampLabels[name]}
              </option>
            ))}
          </SelectField>
        </div>
        <div>
          <Button tone="line" onClick={onRemove}>
            {`Remove review ${number}`}
          </Button>
        </div>
      </div>
    </details>
  );
}
