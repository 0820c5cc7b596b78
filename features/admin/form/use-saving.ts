import { useEffect, useRef, useState, type Dispatch } from 'react';
import { newIdempotencyKey } from '#features/admin/idempotency-key.ts';
import type { Outcome } from '#features/admin/package-store.ts';
import { contentOf, type Entries } from './entries.ts';
import { fieldNames, type Errors } from './fields.ts';
import type { FormEvent, FormState, Purpose } from './form-state.ts';
import type { FormWorld } from './form-world.ts';
import { toFormData } from './to-form-data.ts';
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
  const shown = useRef(false);
  const lost = useRef(false);
  /** What was sent last, and under which key: a repeat is known by it, and a changed form is none. */
  const attempt = useRef<{ readonly entries: Entries; readonly key: string } | null>(null);

  useEffect(() => {
    shown.current = true;
    const stop = onSessionLost(() => (lost.current = true));
    return () => {
      shown.current = false;
      stop();
    };
  }, [onSessionLost]);

  function send(values: ReturnType<typeof valuesOf>): Promise<Outcome> {
    const { pictures } = entries;
    if (purpose.kind === 'edit') {
      const ordered = contentOf(entries, 'images') !== contentOf(base, 'images');
      return store.edit(purpose.package._id, toFormData(values, { pictures, ordered, version }));
    }
    if (attempt.current?.entries !== entries) attempt.current = { entries, key: newIdempotencyKey() };
    const idempotencyKey = attempt.current.key;
    return store.create(toFormData(values, { pictures, ordered: false, idempotencyKey }));
  }

  function settle(outcome: Outcome) {
    setNews(outcome.type === 'cancelled' ? 'Upload cancelled' : '');
    switch (outcome.type) {
      case 'saved':
        onStored();
        onSaved(outcome.message, shown.current);
        return;
      case 'refused':
        dispatch({ type: 'refused', text: outcome.text, errors: toErrors(outcome.fields) });
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
    // An ended session has led to the sign-in, which says enough.
    if (!shown.current && !lost.current) onMissed(outcome.text);
  }

  async function save() {
    const values = valuesOf(entries, known);
    const errors = errorsIn(values);
    const count = Object.keys(errors).length;
    setNews('');
    if (count > 0) {
      const text = count === 1 ? 'One field needs another look:' : `${count} fields need another look:`;
      dispatch({ type: 'refused', text, errors });
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
