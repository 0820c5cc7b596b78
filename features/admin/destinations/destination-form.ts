import { limits } from '#contract/limits.ts';
import { savedPictures, toImageFields, type PictureItem } from '#features/admin/pictures/items.ts';
import type { ListedDestination } from './store.ts';

/** What is entered on the destination screen. */
export interface DestinationForm {
  /** The destination that is edited, as it was loaded; null for a new one. */
  readonly editing: ListedDestination | null;
  readonly name: string;
  readonly pictures: readonly PictureItem[];
}

/** What is wrong, by field. */
export interface DestinationErrors {
  readonly name?: string | undefined;
  readonly images?: string | undefined;
}

export const newForm = (): DestinationForm => ({ editing: null, name: '', pictures: [] });

export function formOf(destination: ListedDestination): DestinationForm {
  const { name, images } = destination;
  return { editing: destination, name, pictures: savedPictures(images) };
}

/** Whether something would be lost with the form. */
export function isDirty(form: DestinationForm): boolean {
  return form.name !== (form.editing?.name ?? '') || arePicturesChanged(form);
}

function arePicturesChanged({ editing, pictures }: DestinationForm): boolean {
  const saved = editing?.images ?? [];
  return (
    pictures.length !== saved.length ||
    pictures.some((item, index) => item.kind === 'new' || item.address !== saved[index])
  );
}

/** A name is always needed, a picture of a new destination (specification, section 5). */
export function checkForm({ editing, name, pictures }: DestinationForm): DestinationErrors {
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
    if (arePicturesChanged(form)) data.append('imageOrder', JSON.stringify(imageOrder));
  }
  for (const image of images) data.append('images', image);
  return data;
}

/**
 * The form over the version that somebody else has stored meanwhile: what was typed and chosen stays, and the
 * pictures are theirs, followed by the new ones.
 */
export function rebase(form: DestinationForm, current: ListedDestination): DestinationForm {
  const chosen = form.pictures.filter(({ kind }) => kind === 'new');
  return {
    editing: current,
    name: form.name,
    pictures: [...savedPictures(current.images), ...chosen],
  };
}
