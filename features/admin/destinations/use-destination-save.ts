import { useState } from 'react';
import type { Destination } from '#contract/fields/destination-fields.ts';
import type { FormDeps } from '#features/admin/form/form-deps.ts';
import {
  createFormErrors,
  createValidationErrors,
  type FieldErrors,
} from '#features/admin/form/saving/form-errors.ts';
import type { SaveMode } from '#features/admin/form/saving/use-deferred-save.ts';
import { useMountStatus, type FormSubmission } from '#features/admin/form/saving/use-form-submission.ts';
import type { OpenHistory } from '#features/admin/history/history-store.ts';
import type { AdminPackagesStore } from '#features/admin/packages-store.ts';
import { useIdempotencyKey } from '#features/admin/random-key.ts';
import type { SaveResult } from '#features/admin/save-mutation.ts';
import { toastMs, type ToastsStore } from '#features/admin/ui/toasts-store.ts';
import {
  fieldNames,
  isDirty,
  rebaseForm,
  toFormData,
  toNewDestination,
  validateForm,
  type DestinationField,
  type DestinationForm,
} from './destination-form.ts';
import { destinationTexts as texts, type AdminDestinationsStore } from './destinations-store.ts';
import type { DestinationFormHandle } from './use-destination-form.ts';

export interface DestinationDeps extends FormDeps {
  readonly store: AdminDestinationsStore;
  readonly toasts: ToastsStore;
  /** The tours that tiles lead to. */
  readonly packages: AdminPackagesStore;
  readonly openHistory: OpenHistory<Destination>;
}

interface DestinationSaveOptions {
  readonly formHandle: DestinationFormHandle;
  readonly deps: DestinationDeps;
  readonly submission: FormSubmission;
  /** @param id null where the backend does not say which entry it made */
  readonly onStored: (id: string | null) => void;
}

export function useDestinationSave({ formHandle, deps, submission, onStored }: DestinationSaveOptions) {
  const { update } = formHandle;
  const { store, toasts, onSessionExpired } = deps;
  const [statusMessage, setStatusMessage] = useState('');
  const getIdempotencyKey = useIdempotencyKey();
  const mountStatus = useMountStatus(onSessionExpired);

  function applyResult(form: DestinationForm, outcome: SaveResult<Destination>): void {
    setStatusMessage(outcome.type === 'cancelled' ? 'Upload cancelled' : '');
    const ms = toastMs.usual;
    switch (outcome.type) {
      case 'saved':
        toasts.show({ text: form.editing ? texts.updated : texts.created, tone: 'success', ms });
        onStored(form.editing?._id ?? outcome.value?._id ?? null);
        return;
      case 'refused':
        update(createFormErrors(outcome.text, toErrors(outcome.fields), fieldNames, outcome.isUnanswered));
        break;
      case 'conflict': {
        const { text, current } = outcome;
        const rebased = rebaseForm(form, current);
        update({
          form: rebased,
          newer: isDirty(rebased) ? current : null,
          ...createFormErrors(text, {}, []),
        });
        break;
      }
      case 'deleted':
        update({ deleted: true, ...createFormErrors(outcome.text, {}, []) });
        break;
      case 'cancelled':
        return;
      default:
        outcome satisfies never;
    }
    if (mountStatus() === 'signed-out') return;
    toasts.show({ text: form.editing ? texts.notUpdated : texts.notCreated, tone: 'danger', ms });
  }

  async function save(pictureErrors: FieldErrors<DestinationField>, mode: SaveMode): Promise<void> {
    if (submission.isSending()) return;
    const form = mode === 'as-new' ? toNewDestination(formHandle.form) : formHandle.form;
    if (mode === 'as-new') update({ form, newer: null });
    setStatusMessage('');
    const submitError = createValidationErrors({ ...pictureErrors, ...validateForm(form) }, fieldNames);
    update({ deleted: false, ...(submitError ?? { errors: {}, submitError: null }) });
    if (submitError) return;
    const { editing } = form;
    const data = toFormData(form, {
      idempotencyKey: getIdempotencyKey(form),
      sendsDetails: deps.isOurBackend,
    });
    const outcome = await submission.send((options) =>
      editing ? store.edit(editing._id, data, options) : store.create(data, options),
    );
    applyResult(form, outcome);
  }

  return { save, statusMessage };
}

const toErrors = ({ name, images, imageOrder, pictureDetails }: Readonly<Record<string, string>>) => ({
  name,
  images: images ?? imageOrder ?? pictureDetails,
});
