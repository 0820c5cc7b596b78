import { useState } from 'react';
import type { Destination } from '#contract/destination.ts';
import { createFormErrors, createValidationErrors } from '#features/admin/form/saving/form-errors.ts';
import { useIdempotencyKey } from '#features/admin/form/saving/use-idempotency-key.ts';
import type { BatchedResult } from '#features/admin/form/saving/send-in-batches.ts';
import type { FormSubmission } from '#features/admin/form/saving/use-form-submission.ts';
import { useMountStatus } from '#features/admin/form/saving/use-mount-status.ts';
import { toastMs } from '#features/admin/ui/toasts-store.ts';
import {
  toNewDestination,
  createFormBatch,
  validateForm,
  destinationFields,
  isDirty,
  applyPartialSave,
  rebaseForm,
  toFormData,
  type DestinationForm,
} from './destination-form.ts';
import type { DestinationDeps } from './destination-deps.ts';
import { destinationTexts as texts } from './destinations-store.ts';
import type { DestinationFormHandle } from './use-destination-form.ts';

interface DestinationSaveOptions {
  readonly opened: DestinationFormHandle;
  readonly world: DestinationDeps;
  readonly sending: FormSubmission;
  readonly onStored: () => void;
}

export function useDestinationSave({ opened, world, sending, onStored }: DestinationSaveOptions) {
  const { closed, note } = opened;
  const { store, toasts, onSessionLost } = world;
  const [news, setNews] = useState('');
  const keyOf = useIdempotencyKey();
  const mountStatus = useMountStatus(onSessionLost);

  function applyResult(form: DestinationForm, { outcome, partly }: BatchedResult<Destination>): void {
    setNews(outcome.type === 'cancelled' ? 'Upload cancelled' : '');
    const ms = toastMs.usual;
    const stored = partly ? applyPartialSave(form, partly) : form;
    if (partly) {
      note({ form: stored, newer: null, closed: partly.id === null });
      // The form was left and its name is stored: the draft is not needed.
      if (mountStatus() !== 'here') onStored();
    }
    switch (outcome.type) {
      case 'saved':
        toasts.show({ text: form.editing ? texts.updated : texts.created, tone: 'success', ms });
        onStored();
        return;
      case 'refused':
        note(createFormErrors(outcome.text, toErrors(outcome.fields), destinationFields));
        break;
      case 'overtaken': {
        const { text, current } = outcome;
        const now = rebaseForm(stored, current);
        note({ form: now, newer: isDirty(now) ? current : null, ...createFormErrors(text, {}, []) });
        break;
      }
      case 'deleted':
        note({ deleted: true, ...createFormErrors(outcome.text, {}, []) });
        break;
      case 'cancelled':
        return;
      default:
        outcome satisfies never;
    }
    if (mountStatus() === 'signed-out') return;
    // The form was left: only the toast can say what is not sent yet.
    const text = partly && mountStatus() === 'left' ? outcome.text : undefined;
    const failed = form.editing ? texts.notUpdated : texts.notCreated;
    toasts.show({ text: text ?? failed, tone: 'danger', ms });
  }

  /** @param wrong error text of the pictures chosen last */
  async function save(wrong: string | undefined, form: DestinationForm = opened.form): Promise<void> {
    if (sending.isSending() || closed) return;
    setNews('');
    const refusal = createValidationErrors(
      { ...(wrong && { images: wrong }), ...validateForm(form) },
      destinationFields,
    );
    note({ deleted: false, ...(refusal ?? { errors: {}, refusal: null }) });
    if (refusal) return;
    const key = keyOf(form);
    const sent = await sending.send<Destination>(createFormBatch(form), (call, options) => {
      const data = toFormData(form.name, call, key);
      return call.id === null ? store.create(data, options) : store.edit(call.id, data, options);
    });
    applyResult(form, sent);
  }

  return {
    save,
    saveAsNew: async (): Promise<void> => {
      const form = toNewDestination(opened.form);
      note({ form, newer: null });
      await save(undefined, form);
    },
    news,
  };
}

/** The backend's errors by field, for the fields of this form. */
const toErrors = ({ name, images, imageOrder }: Readonly<Record<string, string>>) => ({
  name,
  images: images ?? imageOrder,
});
