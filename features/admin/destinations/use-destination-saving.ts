import { useState } from 'react';
import type { Destination } from '#contract/destination.ts';
import { refused, refusedUnsent } from '#features/admin/form/refusal.ts';
import { useAttemptKey } from '#features/admin/form/use-attempt-key.ts';
import type { Sent } from '#features/admin/form/send-in-calls.ts';
import type { UseSending } from '#features/admin/form/use-sending.ts';
import { useStanding } from '#features/admin/form/use-standing.ts';
import { toastMs } from '#features/admin/ui/toasts-store.ts';
import {
  asNew,
  callOf,
  checkForm,
  destinationFields,
  isDirty,
  partlyStored,
  rebase,
  toFormData,
  type DestinationForm,
} from './destination-form.ts';
import type { DestinationWorld } from './destination-world.ts';
import { destinationTexts as texts } from './store.ts';
import type { OpenedDestination } from './use-destination-form.ts';

interface DestinationSaving {
  readonly opened: OpenedDestination;
  readonly world: DestinationWorld;
  readonly sending: UseSending;
  readonly onStored: () => void;
}

export function useDestinationSaving({ opened, world, sending, onStored }: DestinationSaving) {
  const { closed, note } = opened;
  const { store, toasts, onSessionLost } = world;
  const [news, setNews] = useState('');
  const keyOf = useAttemptKey();
  const standing = useStanding(onSessionLost);

  function settle(form: DestinationForm, { outcome, partly }: Sent<Destination>): void {
    setNews(outcome.type === 'cancelled' ? 'Upload cancelled' : '');
    const ms = toastMs.usual;
    const stored = partly ? partlyStored(form, partly) : form;
    if (partly) {
      note({ form: stored, newer: null, closed: partly.id === null });
      // The form was left and its name is stored: the draft is not needed.
      if (standing() !== 'here') onStored();
    }
    switch (outcome.type) {
      case 'saved':
        toasts.show({ text: form.editing ? texts.updated : texts.created, tone: 'success', ms });
        onStored();
        return;
      case 'refused':
        note(refused(outcome.text, toErrors(outcome.fields), destinationFields));
        break;
      case 'overtaken': {
        const { text, current } = outcome;
        const now = rebase(stored, current);
        note({ form: now, newer: isDirty(now) ? current : null, ...refused(text, {}, []) });
        break;
      }
      case 'deleted':
        note({ deleted: true, ...refused(outcome.text, {}, []) });
        break;
      case 'cancelled':
        return;
      default:
        outcome satisfies never;
    }
    if (standing() === 'signed-out') return;
    // The form was left: only the toast can say what is not sent yet.
    const text = partly && standing() === 'left' ? outcome.text : undefined;
    const failed = form.editing ? texts.notUpdated : texts.notCreated;
    toasts.show({ text: text ?? failed, tone: 'danger', ms });
  }

  /** @param wrong error text of the pictures chosen last */
  async function save(wrong: string | undefined, form: DestinationForm = opened.form): Promise<void> {
    if (sending.isSending() || closed) return;
    setNews('');
    const refusal = refusedUnsent({ ...(wrong && { images: wrong }), ...checkForm(form) }, destinationFields);
    note({ deleted: false, ...(refusal ?? { errors: {}, refusal: null }) });
    if (refusal) return;
    const key = keyOf(form);
    const sent = await sending.send<Destination>(callOf(form), (call, options) => {
      const data = toFormData(form.name, call, key);
      return call.id === null ? store.create(data, options) : store.edit(call.id, data, options);
    });
    settle(form, sent);
  }

  return {
    save,
    saveAsNew: async (): Promise<void> => {
      const form = asNew(opened.form);
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
