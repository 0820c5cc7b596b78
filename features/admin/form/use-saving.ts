import { useState, type Dispatch } from 'react';
import type { Package } from '#contract/package.ts';
import type { Outcome } from '#features/admin/sender.ts';
import { contentOf } from './entries.ts';
import { fieldNames, type Errors } from './fields.ts';
import type { FormEvent, FormState, Purpose } from './form-state.ts';
import type { FormWorld } from './form-world.ts';
import { refused, refusedUnsent } from './refusal.ts';
import { toFormData } from './to-form-data.ts';
import { useAttemptKey } from './use-attempt-key.ts';
import { useStanding } from './use-standing.ts';
import { errorsIn, valuesOf } from './values.ts';

interface Saving {
  readonly purpose: Purpose;
  readonly state: FormState;
  readonly dispatch: Dispatch<FormEvent>;
  readonly world: FormWorld;
  /** Everything is stored: no draft and no guard is needed any more. */
  readonly onStored: () => void;
}

/**
 * Sends the form. @returns `save`, and what there is to say beside the button
 */
export function useSaving({ purpose, state, dispatch, world, onStored }: Saving) {
  const { store, onSessionLost, onSaved, onMissed } = world;
  const { entries, base, known, version } = state;
  const [news, setNews] = useState('');
  const standing = useStanding(onSessionLost);
  const keyOf = useAttemptKey();

  function send(values: ReturnType<typeof valuesOf>): Promise<Outcome<Package>> {
    const { pictures } = entries;
    if (purpose.kind === 'edit') {
      const ordered = contentOf(entries, 'images') !== contentOf(base, 'images');
      return store.edit(purpose.package._id, toFormData(values, { pictures, ordered, version }));
    }
    const idempotencyKey = keyOf(entries);
    return store.create(toFormData(values, { pictures, ordered: false, idempotencyKey }));
  }

  function settle(outcome: Outcome<Package>) {
    setNews(outcome.type === 'cancelled' ? 'Upload cancelled' : '');
    switch (outcome.type) {
      case 'saved':
        onStored();
        onSaved(outcome.message, standing() === 'here');
        return;
      case 'refused':
        dispatch({ type: 'refused', ...refused(outcome.text, toErrors(outcome.fields), fieldNames) });
        break;
      case 'overtaken':
        dispatch(outcome);
        break;
      case 'cancelled':
      case 'ignored':
        return;
      default:
        outcome satisfies never;
    }
    if (standing() === 'left') onMissed(outcome.text);
  }

  async function save() {
    const values = valuesOf(entries, known);
    const refusal = refusedUnsent(errorsIn(values), fieldNames);
    setNews('');
    if (refusal) {
      dispatch({ type: 'refused', ...refusal });
      return;
    }
    dispatch({ type: 'sent' });
    settle(await send(values));
  }

  return { save, news };
}

/** What the backend says of the fields, as far as the form has them. */
function toErrors(fields: Readonly<Record<string, string>>): Errors {
  const said: Readonly<Record<string, string | undefined>> = {
    ...fields,
    images: fields['images'] ?? fields['imageOrder'],
  };
  return Object.fromEntries(fieldNames.flatMap((name) => (said[name] ? [[name, said[name]]] : [])));
}
