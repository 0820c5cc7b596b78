import { useState } from 'react';
import type { DraftFields } from '#features/admin/drafts/drafts.ts';
import { settled, type ErrorsIn, type Refusal } from '#features/admin/form/refusal.ts';
import { formOf, restored, type DestinationField, type DestinationForm } from './destination-form.ts';
import type { ListedDestination } from './store.ts';

/** The form, and what became of it when it was last sent. */
interface Opened {
  readonly form: DestinationForm;
  readonly errors: ErrorsIn<DestinationField>;
  readonly refusal: Refusal<DestinationField> | null;
  /** Stored meanwhile by somebody else; null when nobody was faster. */
  readonly newer: ListedDestination | null;
  /** Whether somebody has deleted the destination that the form edits. */
  readonly deleted: boolean;
  /** Whether everything else was created, and the backend did not say as what: it cannot be sent again. */
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

/**
 * What is entered in a destination's form (specification, section 4).
 * @param destination what it is opened with; null for a new one
 */
export function useDestinationForm(destination: ListedDestination | null) {
  const [state, setState] = useState(() => opened(formOf(destination)));
  return {
    ...state,
    /** What became of the form. */
    note: (changed: Partial<Opened>) => setState((before) => ({ ...before, ...changed })),
    /** Changes what is entered; `field` is the one whose error this may have settled. */
    change: (field: DestinationField, change: (form: DestinationForm) => DestinationForm) =>
      setState((before) => ({
        ...before,
        form: change(before.form),
        errors: settled(before.errors, field),
      })),
    /** A draft is continued. */
    restore: (fields: DraftFields) =>
      setState(({ form }) => ({ ...opened(form), ...restored(form, fields) })),
    /** What somebody else has stored takes the place of what is entered here. */
    takeNewer: (newer: ListedDestination) => setState(opened(formOf(newer))),
  };
}
