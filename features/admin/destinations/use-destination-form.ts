import { useState } from 'react';
import type { DraftFields } from '#features/admin/drafts/drafts.ts';
import { settled, type ErrorsIn, type Refusal } from '#features/admin/form/refusal.ts';
import { formOf, restored, type DestinationField, type DestinationForm } from './destination-form.ts';
import type { ListedDestination } from './store.ts';

interface Opened {
  readonly form: DestinationForm;
  readonly errors: ErrorsIn<DestinationField>;
  readonly refusal: Refusal<DestinationField> | null;
  /** The version that somebody else has stored since the form was opened. */
  readonly newer: ListedDestination | null;
  readonly deleted: boolean;
  /** The destination was created, but the answer has no id: the form cannot be sent again. */
  readonly closed: boolean;
}

const opened = (form: DestinationForm): Opened => ({
  form,
  errors: {},
  refusal: null,
  newer: null,
  deleted: false,
  closed: false,
});

export type OpenedDestination = ReturnType<typeof useDestinationForm>;

/** State of a destination's form (specification, section 4); null opens it for a new destination. */
export function useDestinationForm(destination: ListedDestination | null) {
  const [state, setState] = useState(() => opened(formOf(destination)));
  return {
    ...state,
    note: (changed: Partial<Opened>) => setState((before) => ({ ...before, ...changed })),
    /** Changes the entries and clears the error of `field`. */
    change: (field: DestinationField, change: (form: DestinationForm) => DestinationForm) =>
      setState((before) => ({
        ...before,
        form: change(before.form),
        errors: settled(before.errors, field),
      })),
    restore: (fields: DraftFields) =>
      setState(({ form }) => ({ ...opened(form), ...restored(form, fields) })),
    takeNewer: (newer: ListedDestination) => setState(opened(formOf(newer))),
  };
}
