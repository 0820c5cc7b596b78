import { useState, type ComponentProps, type ReactNode } from 'react';
import { agencyLabels } from '#features/admin/form/fields/fields.ts';
import { TextAreaField, TextField } from '#features/shared/ui/form/field.tsx';
import { ChevronDown } from '#features/shared/ui/icons.tsx';
import {
  serializeFact,
  type AgencyEntries,
  type AgencyErrors,
  type FactName,
  type TextFactName,
} from './agency-values.ts';
import * as styles from './agency.css.ts';

/** What every part of the form gets. */
export interface FactsProps {
  readonly entries: AgencyEntries;
  /** What "Use the original" takes. */
  readonly originals: AgencyEntries;
  readonly errors: AgencyErrors;
  readonly idOf: (name: FactName) => string;
  readonly onChange: (name: FactName, change: (before: AgencyEntries) => AgencyEntries) => void;
  readonly onTakeOriginal: (name: FactName) => void;
}

interface FactFieldProps {
  readonly facts: FactsProps;
  readonly name: TextFactName;
  readonly hint?: string;
  /** Lines of a text of several. */
  readonly rows?: number;
  readonly input?: Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type'>;
}

export function FactField({ facts, name, hint, rows, input }: FactFieldProps) {
  const { entries, errors, idOf, onChange } = facts;
  const props = {
    id: idOf(name),
    name,
    label: agencyLabels[name],
    hint,
    error: errors[name],
    value: entries.texts[name],
    dir: 'auto',
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(name, (before) => ({ ...before, texts: { ...before.texts, [name]: target.value } })),
  };
  return (
    <div className={styles.field}>
      {rows === undefined ? <TextField {...props} {...input} /> : <TextAreaField {...props} rows={rows} />}
      <TakeOriginal facts={facts} name={name} />
    </div>
  );
}

interface TakeOriginalProps {
  readonly facts: FactsProps;
  readonly name: FactName;
}

/** Shown where the entry differs from the original. */
export function TakeOriginal({ facts, name }: TakeOriginalProps) {
  const { entries, originals, onTakeOriginal } = facts;
  if (serializeFact(entries, name) === serializeFact(originals, name)) return null;
  return (
    <button
      type="button"
      className={styles.takeOriginal}
      aria-label={`Use the original: ${agencyLabels[name]}`}
      onClick={() => onTakeOriginal(name)}
    >
      Use the original
    </button>
  );
}

interface FormSectionProps {
  readonly title: string;
  /** What it holds now, in a few words. */
  readonly about?: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A part of the form. `useFieldFocus` opens it when one of its fields is refused. */
export function FormSection({ title, about, isOpenAtFirst = false, children }: FormSectionProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{title}</h2>
        {about && (
          <span dir="auto" className={styles.about}>
            {about}
          </span>
        )}
        <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
