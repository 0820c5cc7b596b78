import { useState, type Dispatch } from 'react';
import type { Package } from '#contract/package.ts';
import { contentOf } from './entries.ts';
import { fieldNames, type Errors } from './fields.ts';
import { changeForm, entriesAsNew, type FormEvent, type FormState } from './form-state.ts';
import type { FormWorld } from './form-world.ts';
import { refused, refusedUnsent } from './refusal.ts';
import type { FormCall, Sent } from './send-in-calls.ts';
import { toFormData } from './to-form-data.ts';
import { useAttemptKey } from './use-attempt-key.ts';
import type { UseSending } from './use-sending.ts';
import { useStanding } from './use-standing.ts';
import { errorsIn, valuesOf, type Values } from './values.ts';

interface Saving {
  readonly state: FormState;
  readonly dispatch: Dispatch<FormEvent>;
  readonly world: FormWorld;
  readonly sending: UseSending;
  /** Everything is stored: drafts and the navigation blocker can go. */
  readonly onStored: () => void;
}

export function useSaving({ state, dispatch, world, sending, onStored }: Saving) {
  const { store, onSessionLost, onSaved, onMissed } = world;
  const [news, setNews] = useState('');
  const standing = useStanding(onSessionLost);
  const keyOf = useAttemptKey();

  function send({ target, entries, base, version }: FormState, values: Values): Promise<Sent<Package>> {
    const whole: FormCall = {
      id: target.kind === 'edit' ? target.id : null,
      version,
      pictures: entries.pictures,
      ordered: contentOf(entries, 'images') !== contentOf(base, 'images'),
    };
    const idempotencyKey = keyOf(entries);
    return sending.send<Package>(whole, ({ id, pictures, ordered, version: basedOn }, options) =>
      id === null
        ? store.create(toFormData(values, { pictures, ordered: false, idempotencyKey }), options)
        : store.edit(id, toFormData(values, { pictures, ordered, version: basedOn }), options),
    );
  }

  function settle({ outcome, partly }: Sent<Package>) {
    setNews(outcome.type === 'cancelled' ? 'Upload cancelled' : '');
    if (partly) {
      dispatch({ type: 'partly-stored', ...partly });
      // The form was left and its texts are stored: the draft is not needed.
      if (standing() !== 'here') onStored();
    }
    switch (outcome.type) {
      case 'saved':
        onStored();
        onSaved(outcome.message, standing() === 'here');
        return;
      case 'refused':
        dispatch({ type: 'refused', ...refused(outcome.text, toErrors(outcome.fields), fieldNames) });
        break;
      case 'overtaken':
      case 'deleted':
        dispatch(outcome);
        break;
      case 'cancelled':
        return;
      default:
        outcome satisfies never;
    }
    if (standing() === 'left') onMissed(outcome.text);
  }

  /** @param wrong error text of the pictures chosen last */
  async function save(wrong: string | undefined, form: FormState = state) {
    if (sending.isSending() || form.target.kind === 'none') return;
    const values = valuesOf(form.entries, form.known);
    const refusal = refusedUnsent({ ...(wrong && { images: wrong }), ...errorsIn(values) }, fieldNames);
    setNews('');
    if (refusal) {
      dispatch({ type: 'refused', ...refusal });
      return;
    }
    dispatch({ type: 'sent' });
    settle(await send(form, values));
  }

  return {
    save,
    saveAsNew: async (): Promise<void> => {
      const renewed: FormEvent = { type: 'renewed', entries: entriesAsNew(state.entries) };
      dispatch(renewed);
      await save(undefined, changeForm(state, renewed));
    },
    news,
  };
}

/** The backend's errors by field, for the fields of this form. */
function toErrors(fields: Readonly<Record<string, string>>): Errors {
  const said: Readonly<Record<string, string | undefined>> = {
    ...fields,
    images: fields['images'] ?? fields['imageOrder'],
  };
  return Object.fromEntries(fieldNames.flatMap((name) => (said[name] ? [[name, said[name]]] : [])));
}
