import type { ComponentProps } from 'react';
import { agencyLabels } from '#features/admin/form/fields/fields.ts';
import { TextAreaField, TextField } from '#features/shared/ui/form/field.tsx';
import * as styles from './agency.css.ts';
import {
  serializeFact,
  type AgencyEntries,
  type AgencyErrors,
  type FactName,
  type TextFactName,
} from './agency-values.ts';

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
