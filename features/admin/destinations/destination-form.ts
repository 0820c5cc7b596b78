import * as v from 'valibot';
import { DestinationInputSchema } from '#contract/fields/inputs.ts';
import { createDraftFields, isOutdated, type DraftFields } from '#features/admin/drafts/draft-store.ts';
import type { RestoredDraft } from '#features/admin/drafts/use-draft.ts';
import type { FieldErrors } from '#features/admin/form/saving/form-errors.ts';
import {
  arePicturesEqual,
  createSavedPictures,
  rebasePictures,
  toImageFields,
  versionToName,
  type PictureItem,
} from '#features/admin/pictures/picture-items.ts';
import {
  createPictureFields,
  restorePictures,
  type EarlierPictures,
} from '#features/admin/pictures/picture-list-draft.ts';
import type { DestinationSnapshot } from './destinations-store.ts';

export interface DestinationForm {
  readonly editing: DestinationSnapshot | null;
  readonly name: string;
  readonly pictures: readonly PictureItem[];
  /** The version whose pictures were taken back, and which the save names (`contract/editing.ts`). */
  readonly earlierPictures?: EarlierPictures | null | undefined;
}

/** In the order of the form, which is the order of the error summary. */
export const fieldNames = ['name', 'images'] as const;
export type DestinationField = (typeof fieldNames)[number];

export const createDestinationForm = (editing: DestinationSnapshot | null): DestinationForm => ({
  editing,
  name: editing?.name ?? '',
  pictures: createSavedPictures(editing ?? { images: [] }),
});

export const isDirty = (form: DestinationForm): boolean => isRenamed(form) || isRepictured(form);

const isRenamed = ({ editing, name }: DestinationForm) => name !== (editing?.name ?? '');

const isRepictured = ({ editing, pictures }: DestinationForm) =>
  !arePicturesEqual(createDestinationForm(editing).pictures, pictures);

/** The name is required, a picture only for a new destination (specification, section 5). */
export function validateForm({ editing, name, pictures }: DestinationForm): FieldErrors<DestinationField> {
  const read = v.safeParse(DestinationInputSchema.entries.name, name);
  return {
    ...(!read.success && { name: read.issues[0].message }),
    ...(editing === null && pictures.length === 0 && { images: 'Choose at least one picture' }),
  };
}

interface DestinationFormDataOptions {
  readonly idempotencyKey: string;
  /** Whether the backend keeps what is said about pictures. */
  readonly sendsDetails: boolean;
}

/** Multipart body; the discount is always '0' (specification, section 3). */
export function toFormData(
  form: DestinationForm,
  { idempotencyKey, sendsDetails }: DestinationFormDataOptions,
): FormData {
  const { editing, name, pictures } = form;
  const { images, imageOrder, pictureDetails } = toImageFields(pictures);
  const data = new FormData();
  data.append('name', name);
  data.append('discount', '0');
  if (!editing) data.append('idempotencyKey', idempotencyKey);
  else {
    const imagesOfVersion = versionOfPictures(form);
    if (editing.version !== null) data.append('version', String(editing.version));
    if (isRepictured(form)) {
      data.append('imageOrder', JSON.stringify(imageOrder));
      if (imagesOfVersion !== undefined) data.append('imagesOfVersion', String(imagesOfVersion));
    }
  }
  if (sendsDetails && (editing ? isRepictured(form) : pictureDetails.length > 0))
    data.append('pictureDetails', JSON.stringify(pictureDetails));
  for (const image of images) data.append('images', image);
  return data;
}

/** Leaves stored pictures out: they cannot be sent as files. */
export const toNewDestination = ({ name, pictures }: DestinationForm): DestinationForm => ({
  editing: null,
  name,
  pictures: pictures.filter(({ kind }) => kind === 'new'),
});

export function rebaseForm(form: DestinationForm, current: DestinationSnapshot): DestinationForm {
  const [base, theirs] = [createDestinationForm(form.editing), createDestinationForm(current)];
  return {
    editing: current,
    name: isRenamed(form) ? form.name : current.name,
    pictures: isRepictured(form)
      ? rebasePictures(base.pictures, form.pictures, theirs.pictures)
      : theirs.pictures,
    earlierPictures: form.earlierPictures,
  };
}

/** The earlier version that a save has to name; undefined without a picture of it. */
const versionOfPictures = ({ editing, pictures, earlierPictures }: DestinationForm) =>
  versionToName(pictures, createDestinationForm(editing).pictures, earlierPictures?.version);

/** The form with the pictures of an earlier version, and after them the new ones that it had. */
export const takePicturesBack = (
  form: DestinationForm,
  earlier: DestinationSnapshot,
  version: number,
): DestinationForm => ({
  ...form,
  pictures: [
    ...createSavedPictures(earlier, 'earlier'),
    ...form.pictures.filter(({ kind }) => kind === 'new'),
  ],
  earlierPictures: { version, addresses: earlier.images },
});

/** The name of the form for its drafts. @param id absent for a new destination */
export const nameDestinationDraft = (id = 'new') => `destination:${id}`;

export function createDestinationDraft(form: DestinationForm): DraftFields | null {
  const { editing, name, pictures } = form;
  return createDraftFields(
    {
      ...(isRenamed(form) && { name }),
      ...createPictureFields(form, createDestinationForm(editing).pictures),
    },
    { version: editing?.version ?? null, pictures },
  );
}

export function restoreDestinationDraft(form: DestinationForm, { fields, pictures: kept }: RestoredDraft) {
  const { editing } = form;
  const newer = editing && isOutdated(fields, editing.version) ? editing : null;
  const restored = restorePictures(
    form,
    createDestinationForm(editing).pictures,
    fields,
    kept,
    newer !== null,
  );
  return { form: { ...form, name: fields['name'] ?? form.name, ...restored }, newer };
}
