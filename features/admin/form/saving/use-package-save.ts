import { useState, type Dispatch } from 'react';
import type { Package } from '#contract/package.ts';
import {
  parseFieldValues,
  serializeField,
  validateValues,
  type ParsedValues,
} from '#features/admin/form/fields/field-values.ts';
import { fieldNames, type PackageErrors } from '#features/admin/form/fields/fields.ts';
import type { PackageFormDeps } from '#features/admin/form/form-deps.ts';
import {
  formReducer,
  withoutSavedPictures,
  type FormEvent,
  type FormState,
} from '#features/admin/form/form-state.ts';
import { versionToName } from '#features/admin/pictures/picture-items.ts';
import { useIdempotencyKey } from '#features/admin/random-key.ts';
import type { SaveResult } from '#features/admin/save-mutation.ts';
import { createFormErrors, createValidationErrors } from './form-errors.ts';
import { toFormData } from './to-form-data.ts';
import type { SaveMode } from './use-deferred-save.ts';
import { useMountStatus, type FormSubmission } from './use-form-submission.ts';

interface PackageSaveOptions {
  readonly state: FormState;
  readonly dispatch: Dispatch<FormEvent>;
  readonly deps: PackageFormDeps;
  readonly submission: FormSubmission;
  readonly onStored: () => void;
}

export function usePackageSave({ state, dispatch, deps, submission, onStored }: PackageSaveOptions) {
  const { store, onSessionExpired, onSaved, onSavedPackage, onFailedAfterLeave, isOurBackend } = deps;
  const [statusMessage, setStatusMessage] = useState('');
  const mountStatus = useMountStatus(onSessionExpired);
  const getIdempotencyKey = useIdempotencyKey();

  function send(
    { target, entries, base, version, copiedFrom, earlierPictures }: FormState,
    values: ParsedValues,
  ): Promise<SaveResult<Package>> {
    const { pictures } = entries;
    if (target.kind === 'create') {
      const created = toFormData(values, {
        isOurBackend,
        pictures,
        sendsOrder: copiedFrom !== null && pictures.some(({ kind }) => kind === 'saved'),
        imagesOfPackage: copiedFrom,
        idempotencyKey: getIdempotencyKey(entries),
      });
      return submission.send((options) => store.create(created, options));
    }
    const edited = toFormData(values, {
      isOurBackend,
      pictures,
      sendsOrder: serializeField(entries, 'images') !== serializeField(base, 'images'),
      imagesOfVersion: versionToName(pictures, base.pictures, earlierPictures?.version),
      version,
    });
    return submission.send((options) => store.edit(target.id, edited, options));
  }

  function applyResult(outcome: SaveResult<Package>) {
    setStatusMessage(outcome.type === 'cancelled' ? 'Upload cancelled' : '');
    switch (outcome.type) {
      case 'saved':
        onStored();
        onSaved(outcome.message, mountStatus() === 'mounted');
        if (outcome.value) onSavedPackage?.(outcome.value);
        return;
      case 'refused':
        dispatch({
          type: 'refused',
          ...createFormErrors(outcome.text, toErrors(outcome.fields), fieldNames, outcome.isUnanswered),
        });
        break;
      case 'conflict':
      case 'deleted':
        dispatch(outcome);
        break;
      case 'cancelled':
        return;
      default:
        outcome satisfies never;
    }
    if (mountStatus() === 'unmounted') onFailedAfterLeave(outcome.text);
  }

  async function save(pictureErrors: PackageErrors, mode: SaveMode): Promise<void> {
    if (submission.isSending()) return;
    let form = state;
    if (mode === 'as-new') {
      const resetToNew: FormEvent = { type: 'reset-to-new', entries: withoutSavedPictures(state.entries) };
      dispatch(resetToNew);
      form = formReducer(state, resetToNew);
    }
    const values = parseFieldValues(form.entries, form.known);
    const submitError = createValidationErrors({ ...pictureErrors, ...validateValues(values) }, fieldNames);
    setStatusMessage('');
    if (submitError) {
      dispatch({ type: 'refused', ...submitError });
      return;
    }
    dispatch({ type: 'submitted' });
    applyResult(await send(form, values));
  }

  return { save, statusMessage };
}

function toErrors(fields: Readonly<Record<string, string>>): PackageErrors {
  const serverErrors: Readonly<Record<string, string | undefined>> = {
    ...fields,
    images: fields['images'] ?? fields['imageOrder'] ?? fields['pictureDetails'],
  };
  return Object.fromEntries(
    fieldNames.flatMap((name) => (serverErrors[name] ? [[name, serverErrors[name]]] : [])),
  );
}
