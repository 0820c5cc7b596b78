import { limits } from '#contract/limits.ts';
import type { Destination } from '#contract/destination.ts';
import { isOutdated, toDraft } from '#features/admin/drafts/draft-fields.ts';
import type { DraftFields } from '#features/admin/drafts/drafts.ts';
import type { ErrorsIn } from '#features/admin/form/refusal.ts';
import type { FormCall, PartlyStored } from '#features/admin/form/send-in-calls.ts';
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

/** The first call of the form; it names the order of the pictures once they differ from what is stored. */
export const callOf = (form: DestinationForm): FormCall => ({
  id: form.editing?._id ?? null,
  version: form.editing?.version ?? null,
  pictures: form.pictures,
  ordered: isRepictured(form),
});

/**
 * The multipart form of the calls; the discount is always '0' (specification, section 3).
 * @param idempotencyKey of a new destination
 */
export function toFormData(
  name: string,
  { id, version, pictures, ordered }: FormCall,
  idempotencyKey: string,
): FormData {
  const { images, imageOrder } = toImageFields(pictures);
  const data = new FormData();
  data.append('name', name);
  data.append('discount', '0');
  if (id === null) data.append('idempotencyKey', idempotencyKey);
  else {
    if (version !== null) data.append('version', String(version));
    if (ordered) data.append('imageOrder', JSON.stringify(imageOrder));
  }
  for (const image of images) data.append('images', image);
  return data;
}

/** The form after all of it was stored but the pictures that are still new. */
export function partlyStored(form: DestinationForm, partly: PartlyStored<Destination>): DestinationForm {
  const { id, value, pictures } = partly;
  const images = pictures.flatMap((item) => (item.kind === 'saved' ? [item.address] : []));
  const name = value?.name ?? form.name;
  const editing =
    id === null ? null : { _id: id, name, discount: '0', version: value?.version ?? null, images };
  return { editing, name, pictures };
}

/** The form to be saved as a new destination: a stored picture cannot be sent as a file. */
export const asNew = ({ name, pictures }: DestinationForm): DestinationForm => ({
  editing: null,
  name,
  pictures: pictures.filter(({ kind }) => kind === 'new'),
});

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
