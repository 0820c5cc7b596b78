import { useState } from 'react';
import type { Destination } from '#contract/destination.ts';
import { refused, refusedUnsent } from '#features/admin/form/refusal.ts';
import { useAttemptKey } from '#features/admin/form/use-attempt-key.ts';
import { useStanding } from '#features/admin/form/use-standing.ts';
import type { Outcome } from '#features/admin/sender.ts';
import { toastMs } from '#features/admin/ui/toasts-store.ts';
import { checkForm, destinationFields, isDirty, rebase, toFormData } from './destination-form.ts';
import type { DestinationWorld } from './destination-world.ts';
import { destinationTexts as texts } from './store.ts';
import type { OpenedDestination } from './use-destination-form.ts';

/**
 * Sends the form. @returns `save`, and what there is to say beside the button
 * @param onStored everything is stored: the form has done its work
 */
export function useDestinationSaving(
  { form, note }: OpenedDestination,
  { store, toasts, onSessionLost }: DestinationWorld,
  onStored: () => void,
) {
  const [news, setNews] = useState('');
  const keyOf = useAttemptKey();
  const standing = useStanding(onSessionLost);

  function settle(outcome: Outcome<Destination>): void {
    setNews(outcome.type === 'cancelled' ? 'Upload cancelled' : '');
    const ms = toastMs.usual;
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
        const now = rebase(form, current);
        note({ form: now, newer: isDirty(now) ? current : null, ...refused(text, {}, []) });
        break;
      }
      case 'cancelled':
      case 'ignored':
        return;
      default:
        outcome satisfies never;
    }
    if (standing() !== 'signed-out')
      toasts.show({ text: form.editing ? texts.notUpdated : texts.notCreated, tone: 'danger', ms });
  }

  async function save(): Promise<void> {
    setNews('');
    const refusal = refusedUnsent(checkForm(form), destinationFields);
    note(refusal ?? { errors: {}, refusal: null });
    if (refusal) return;
    const data = toFormData(form, keyOf(form));
    settle(await (form.editing ? store.edit(form.editing._id, data) : store.create(data)));
  }

  return { save, news };
}

/** What the backend says of the fields, as far as the form has them. */
const toErrors = ({ name, images, imageOrder }: Readonly<Record<string, string>>) => ({
  name,
  images: images ?? imageOrder,
});
