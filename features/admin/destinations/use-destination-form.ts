import { useRef, useState } from 'react';
import { newIdempotencyKey } from '#features/admin/idempotency-key.ts';
import { toastMs, type ToastsStore } from '#features/admin/ui/toasts-store.ts';
import {
  checkForm,
  formOf,
  newForm,
  rebase,
  toFormData,
  type DestinationErrors,
  type DestinationForm,
} from './destination-form.ts';
import type { AdminDestinationsStore, ListedDestination, Sent } from './store.ts';

/** The form, and what became of it when it was last sent. */
interface Opened {
  readonly form: DestinationForm;
  readonly errors: DestinationErrors;
  /** Stored meanwhile by somebody else; null when nobody was faster. */
  readonly newer: ListedDestination | null;
  /** Counts the forms opened on this screen. */
  readonly turn: number;
}

const opened = (form: DestinationForm, turn = 0): Opened => ({ form, errors: {}, newer: null, turn });

/** The state of the destination form: filled, sent, refused, and empty again (specification, section 4). */
export function useDestinationForm(store: AdminDestinationsStore, toasts: ToastsStore) {
  const [state, setState] = useState(() => opened(newForm()));
  const { form } = state;
  const attempt = useRef<{ readonly form: DestinationForm; readonly key: string } | null>(null);
  const open = (next: DestinationForm) => setState(({ turn }) => opened(next, turn + 1));

  /** The same for an entry that is sent again, which may have been stored already; new once it was changed. */
  function keyOf(sent: DestinationForm): string {
    if (attempt.current?.form !== sent) attempt.current = { form: sent, key: newIdempotencyKey() };
    return attempt.current.key;
  }

  async function submit(): Promise<void> {
    if (store.state.saving) return;
    const errors = checkForm(form);
    setState((before) => ({ ...before, errors }));
    if (errors.name ?? errors.images) return;
    const data = toFormData(form, keyOf(form));
    const sent = await (form.editing ? store.edit(form.editing._id, data) : store.create(data));
    tell(sent, form.editing ? 'update' : 'create', toasts);
    switch (sent.status) {
      case 'saved':
        open(newForm());
        void store.load();
        return;
      case 'refused':
        setState((before) => ({ ...before, errors: sent.fields }));
        return;
      case 'overtaken':
        setState((before) => ({
          ...before,
          form: rebase(before.form, sent.current),
          newer: sent.current,
        }));
        return;
      case 'cancelled':
      case 'ignored':
        return;
    }
    sent satisfies never;
  }

  return {
    ...state,
    submit,
    /** Changes what is entered; `field` is the error that this may have settled. */
    change: (field: keyof DestinationErrors, change: (form: DestinationForm) => DestinationForm) =>
      setState((before) => ({
        ...before,
        form: change(before.form),
        errors: { ...before.errors, [field]: undefined },
      })),
    edit: (destination: ListedDestination) => open(formOf(destination)),
    reset: () => open(newForm()),
  };
}

/** The toast of a form that was sent, word for word (specification, section 8). */
function tell({ status }: Sent, kind: 'create' | 'update', toasts: ToastsStore): void {
  const ms = toastMs.usual;
  if (status === 'saved') toasts.show({ text: `Destination ${kind}d successfully!`, tone: 'success', ms });
  if (status === 'refused' || status === 'overtaken')
    toasts.show({ text: `Failed to ${kind} destination!`, tone: 'danger', ms });
  if (status === 'cancelled') toasts.show({ text: 'Upload cancelled', tone: 'danger', ms });
}
