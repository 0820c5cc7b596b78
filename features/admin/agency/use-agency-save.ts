import { useState, type ComponentType, type Dispatch } from 'react';
import type { AgencyChanges } from '#contract/agency.ts';
import type { StoredAgency } from '#contract/stored-agency.ts';
import type { FormDeps } from '#features/admin/form/form-deps.ts';
import { createFormErrors, createValidationErrors } from '#features/admin/form/saving/form-errors.ts';
import { useMountStatus, type FormSubmission } from '#features/admin/form/saving/use-form-submission.ts';
import type { OpenHistory } from '#features/admin/history/history-store.ts';
import type { Codec } from '#features/admin/pictures/codec.ts';
import { versionToName } from '#features/admin/pictures/picture-items.ts';
import type { AgencyFormEvent, AgencyFormState } from './agency-form-state.ts';
import type { AgencyEditorStore } from './agency-store.ts';
import {
  factNames,
  listPictures,
  parseEntries,
  type AgencyEntries,
  type AgencyErrors,
  type FactName,
  type OriginalAgency,
  type ParsedAgency,
} from './agency-values.ts';

interface AgencySaveOptions {
  readonly state: AgencyFormState;
  readonly dispatch: Dispatch<AgencyFormEvent>;
  readonly deps: AgencyFormDeps;
  readonly submission: FormSubmission;
  readonly onStored: (stored: StoredAgency | null) => void;
}

export function useAgencySave({ state, dispatch, deps, submission, onStored }: AgencySaveOptions) {
  const { store, onSessionExpired, onFailedAfterLeave } = deps;
  const [statusMessage, setStatusMessage] = useState('');
  const mountStatus = useMountStatus(onSessionExpired);

  async function save(pictureErrors: AgencyErrors): Promise<void> {
    if (submission.isSending()) return;
    const { entries, base, original, version, imagesOfVersion } = state;
    const result = parseEntries(entries, base, original);
    setStatusMessage('');
    const invalid = 'errors' in result ? result.errors : {};
    const submitError = createValidationErrors({ ...invalid, ...pictureErrors }, factNames);
    if (submitError || 'errors' in result) {
      const text = 'Something in the form is not valid.';
      dispatch({ type: 'refused', ...(submitError ?? createFormErrors(text, {}, factNames)) });
      return;
    }
    dispatch({ type: 'submitted' });
    const named = versionToName(listPictures(entries), listPictures(base), imagesOfVersion);
    const form = toFormData(result.parsed, version, named);
    const outcome = await submission.send((options) => store.save(form, options));
    switch (outcome.type) {
      case 'saved':
        onStored(outcome.value);
        return;
      case 'refused': {
        const { images, latitude, longitude, ...errors } = outcome.fields;
        const position = latitude ?? longitude;
        dispatch({
          type: 'refused',
          ...createFormErrors(
            outcome.text,
            {
              ...errors,
              ...(images && { [fieldOfRefused(images, entries)]: images }),
              ...(position && { position }),
            },
            factNames,
            outcome.isUnanswered,
          ),
        });
        break;
      }
      case 'conflict':
        dispatch(outcome);
        break;
      case 'deleted':
        dispatch({ type: 'refused', ...createFormErrors(outcome.text, {}, factNames) });
        break;
      case 'cancelled':
        setStatusMessage('Upload cancelled');
        return;
      default:
        outcome satisfies never;
    }
    if (mountStatus() === 'unmounted') onFailedAfterLeave(outcome.text);
  }

  return { save, statusMessage };
}

/** The field of the picture that a refusal is about: the server names the file. */
function fieldOfRefused(text: string, { guidePicture, gallery }: AgencyEntries): FactName {
  const isNamed = guidePicture?.kind === 'new' && text.includes(guidePicture.file.name);
  return isNamed || (guidePicture && !gallery.some(({ picture }) => picture)) ? 'guidePicture' : 'gallery';
}

/** Multipart body of `PATCH /api/admin/agency`. */
function toFormData(
  { facts, images }: ParsedAgency,
  version: number,
  imagesOfVersion: number | undefined,
): FormData {
  const form = new FormData();
  form.append('facts', JSON.stringify(facts));
  form.append('version', String(version));
  if (imagesOfVersion !== undefined) form.append('imagesOfVersion', String(imagesOfVersion));
  for (const image of images) form.append('images', image);
  return form;
}

export interface AgencyFormDeps extends FormDeps {
  readonly store: AgencyEditorStore;
  readonly openHistory: OpenHistory<StoredAgency>;
  readonly original: OriginalAgency;
  /** The parts of the site that show the agency. */
  readonly Preview: ComponentType<{ readonly changes: AgencyChanges }>;
  /** The path of a page that shows the numbers. */
  readonly examplePath: () => string;
  readonly onFailedAfterLeave: (text: string) => void;
  readonly codec?: Codec;
}
