import { limits } from '#contract/limits.ts';
import { isOutdated, toDraft } from '#features/admin/drafts/draft-fields.ts';
import type { DraftFields } from '#features/admin/drafts/drafts.ts';
import type { ErrorsIn } from '#features/admin/form/refusal.ts';
import { savedPictures, toImageFields, type PictureItem } from '#features/admin/pictures/items.ts';
import { rebasePictures, samePictures } from '#features/admin/pictures/rebase-pictures.ts';
import type { ListedDestination } from './store.ts';

/** What is entered on the destination screen. */
export interface DestinationForm {
  /** The destination that is edited, as it was loaded; null for a new one. */
  readonly editing: ListedDestination | null;
  readonly name: string;
  readonly pictures: readonly PictureItem[];
}

/** In the order in which the form shows them. */
export const destinationFields = ['name', 'images'] as const;
export type DestinationField = (typeof destinationFields)[number];

/** The form as it is opened: with a destination, or empty for a new one. */
export const formOf = (editing: ListedDestination | null): DestinationForm => ({
  editing,
  name: editing?.name ?? '',
  pictures: savedPictures(editing?.images ?? []),
});

/** Whether something would be lost with the form. */
export const isDirty = (form: DestinationForm): boolean => isRenamed(form) || isRepictured(form);

const isRenamed = ({ editing, name }: DestinationForm) => name !== (editing?.name ?? '');

const isRepictured = ({ editing, pictures }: DestinationForm) =>
  !samePictures(formOf(editing).pictures, pictures);

/** A name is always needed, a picture of a new destination (specification, section 5). */
export function checkForm({ editing, name, pictures }: DestinationForm): ErrorsIn<DestinationField> {
  const typed = name.trim();
  return {
    ...(typed === '' && { name: 'Destination name is required' }),
    ...(typed.length > limits.nameLength && {
      name: `Destination name can have at most ${limits.nameLength} characters`,
    }),
    ...(editing === null && pictures.length === 0 && { images: 'Choose at least one picture' }),
  };
}

/**
 * The multipart form of the calls; the discount is always '0' (specification, section 3).
 * @param idempotencyKey of a new destination
 */
export function toFormData(form: DestinationForm, idempotencyKey: string): FormData {
  const { editing, name, pictures } = form;
  const { images, imageOrder } = toImageFields(pictures);
  const data = new FormData();
  data.append('name', name);
  data.append('discount', '0');
  if (editing === null) data.append('idempotencyKey', idempotencyKey);
  else {
    if (editing.version !== null) data.append('version', String(editing.version));
    if (isRepictured(form)) data.append('imageOrder', JSON.stringify(imageOrder));
  }
  for (const image of images) data.append('images', image);
  return data;
}

/** The form over the version that somebody else has stored meanwhile: what was changed here stays. */
export function rebase(form: DestinationForm, current: ListedDestination): DestinationForm {
  const [base, theirs] = [formOf(form.editing), formOf(current)];
  return {
    editing: current,
    name: isRenamed(form) ? form.name : current.name,
    pictures: isRepictured(form)
      ? rebasePictures(base.pictures, form.pictures, theirs.pictures)
      : theirs.pictures,
  };
}

/** What a draft keeps of the form: the name, unless it is the stored one. */
export function draftOf(form: DestinationForm): DraftFields | null {
  const { editing, name, pictures } = form;
  return toDraft(isRenamed(form) ? { name } : {}, { version: editing?.version ?? null, pictures });
}

/** @returns the form with the texts of a draft, and what somebody else has stored since the draft was written */
export function restored(form: DestinationForm, fields: DraftFields) {
  const { editing } = form;
  const newer = editing && isOutdated(fields, editing.version) ? editing : null;
  return { form: { ...form, name: fields['name'] ?? form.name }, newer };
}
