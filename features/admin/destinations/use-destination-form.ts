import { useRef, useState } from 'react';
import type { RestoredDraft } from '#features/admin/drafts/use-draft.ts';
import {
  clearFieldError,
  type FieldErrors,
  type SubmitError,
} from '#features/admin/form/saving/form-errors.ts';
import type { BlockNavigation, FormBlocker } from '#features/admin/form/use-navigation-blocker.ts';
import {
  createDestinationForm,
  restoreDestinationDraft,
  type DestinationField,
  type DestinationForm,
} from './destination-form.ts';
import type { DestinationSnapshot } from './destinations-store.ts';

interface DestinationFormState {
  readonly form: DestinationForm;
  readonly errors: FieldErrors<DestinationField>;
  readonly submitError: SubmitError<DestinationField> | null;
  /** The version that somebody else has stored since the form was opened. */
  readonly newer: DestinationSnapshot | null;
  readonly deleted: boolean;
}

const createFormState = (form: DestinationForm): DestinationFormState => ({
  form,
  errors: {},
  submitError: null,
  newer: null,
  deleted: false,
});

export type DestinationFormHandle = ReturnType<typeof useDestinationForm>;

/** State of a destination's form (specification, section 4); null opens it for a new destination. */
export function useDestinationForm(destination: DestinationSnapshot | null) {
  const [state, setState] = useState(() => createFormState(createDestinationForm(destination)));
  return {
    ...state,
    update: (changed: Partial<DestinationFormState>) => setState((before) => ({ ...before, ...changed })),
    change: (field: DestinationField, change: (form: DestinationForm) => DestinationForm) =>
      setState((before) => ({
        ...before,
        form: change(before.form),
        errors: clearFieldError(before.errors, field),
      })),
    restore: (draft: RestoredDraft) =>
      setState(({ form }) => ({ ...createFormState(form), ...restoreDestinationDraft(form, draft) })),
    takeNewer: (newer: DestinationSnapshot) => setState(createFormState(createDestinationForm(newer))),
  };
}

export interface ActiveForm {
  /** Null while the form adds a destination. */
  readonly destination: DestinationSnapshot | null;
  readonly formKey: number;
  /** Id of the destination whose save this form followed. */
  readonly saved: string | null;
}

/** Which destination the form edits. Opening another one asks first when unsaved entries would be lost. */
export function useActiveForm(block: BlockNavigation) {
  const [activeForm, setActiveForm] = useState<ActiveForm>({ destination: null, formKey: 0, saved: null });
  const blockerRef = useRef<FormBlocker | null>(null);

  const [registerBlocker] = useState((): BlockNavigation => (blocker) => {
    blockerRef.current = blocker;
    const unblock = block(blocker);
    return () => {
      blockerRef.current = null;
      unblock();
    };
  });

  const showForm = (destination: DestinationSnapshot | null) =>
    setActiveForm(({ formKey }) => ({ destination, formKey: formKey + 1, saved: null }));

  function open(destination: DestinationSnapshot | null): void {
    const proceed = () => showForm(destination);
    if (blockerRef.current?.needed()) blockerRef.current.ask(proceed);
    else proceed();
  }

  return {
    activeForm,
    block: registerBlocker,
    open,
    /** Goes back to adding, without a question, unless another form was opened meanwhile. */
    closeIf: (isActive: (now: ActiveForm) => boolean, saved: string | null = null): void =>
      setActiveForm((now) => (isActive(now) ? { destination: null, formKey: now.formKey + 1, saved } : now)),
  };
}
