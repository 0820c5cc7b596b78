import { useState, type Dispatch } from 'react';
import type { Package } from '#contract/package.ts';
import { serializeField } from '#features/admin/form/fields/field-values.ts';
import { fieldNames, type PackageErrors } from '#features/admin/form/fields/fields.ts';
import {
  formReducer,
  withoutSavedPictures,
  type FormEvent,
  type FormState,
} from '#features/admin/form/form-state.ts';
import type { PackageFormDeps } from '#features/admin/form/form-deps.ts';
import { createFormErrors, createValidationErrors } from './form-errors.ts';
import type { FormBatch, BatchedResult } from './send-in-batches.ts';
import { toFormData } from './to-form-data.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import type { FormSubmission } from './use-form-submission.ts';
import { useMountStatus } from './use-mount-status.ts';
import {
  validateValues,
  parseFieldValues,
  type ParsedValues,
} from '#features/admin/form/fields/parsed-values.ts';

interface PackageSaveOptions {
  readonly state: FormState;
  readonly dispatch: Dispatch<FormEvent>;
  readonly world: PackageFormDeps;
  readonly sending: FormSubmission;
  /** Everything is stored: drafts and the navigation blocker can go. */
  readonly onStored: () => void;
}

export function usePackageSave({ state, dispatch, world, sending, onStored }: PackageSaveOptions) {
  const { store, onSessionLost, onSaved, onMissed } = world;
  const [news, setNews] = useState('');
  const mountStatus = useMountStatus(onSessionLost);
  const keyOf = useIdempotencyKey();

  function send(
    { target, entries, base, version }: FormState,
    values: ParsedValues,
  ): Promise<BatchedResult<Package>> {
    const whole: FormBatch = {
      id: target.kind === 'edit' ? target.id : null,
      version,
      pictures: entries.pictures,
      ordered: serializeField(entries, 'images') !== serializeField(base, 'images'),
    };
    const idempotencyKey = keyOf(entries);
    return sending.send<Package>(whole, ({ id, pictures, ordered, version: basedOn }, options) =>
      id === null
        ? store.create(toFormData(values, { pictures, ordered: false, idempotencyKey }), options)
        : store.edit(id, toFormData(values, { pictures, ordered, version: basedOn }), options),
    );
  }

  function applyResult({ outcome, partly }: BatchedResult<Package>) {
    setNews(outcome.type === 'cancelled' ? 'Upload cancelled' : '');
    if (partly) {
      dispatch({ type: 'partly-stored', ...partly });
      // The form was left and its texts are stored: the draft is not needed.
      if (mountStatus() !== 'here') onStored();
    }
    switch (outcome.type) {
      case 'saved':
        onStored();
        onSaved(outcome.message, mountStatus() === 'here');
        return;
      case 'refused':
        dispatch({
          type: 'refused',
          ...createFormErrors(outcome.text, toErrors(outcome.fields), fieldNames),
        });
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
    if (mountStatus() === 'left') onMissed(outcome.text);
  }

  /** @param wrong error text of the pictures chosen last */
  async function save(wrong: string | undefined, form: FormState = state) {
    if (sending.isSending() || form.target.kind === 'none') return;
    const values = parseFieldValues(form.entries, form.known);
    const refusal = createValidationErrors(
      { ...(wrong && { images: wrong }), ...validateValues(values) },
      fieldNames,
    );
    setNews('');
    if (refusal) {
      dispatch({ type: 'refused', ...refusal });
      return;
    }
    dispatch({ type: 'sent' });
    applyResult(await send(form, values));
  }

  return {
    save,
    saveAsNew: async (): Promise<void> => {
      const renewed: FormEvent = { type: 'renewed', entries: withoutSavedPictures(state.entries) };
      dispatch(renewed);
      await save(undefined, formReducer(state, renewed));
    },
    news,
  };
}

/** The backend's errors by field, for the fields of this form. */
function toErrors(fields: Readonly<Record<string, string>>): PackageErrors {
  const said: Readonly<Record<string, string | undefined>> = {
    ...fields,
    images: fields['images'] ?? fields['imageOrder'],
  };
  return Object.fromEntries(fieldNames.flatMap((name) => (said[name] ? [[name, said[name]]] : [])));
}
