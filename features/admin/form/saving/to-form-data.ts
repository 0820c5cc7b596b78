import type { ParsedValues } from '#features/admin/form/fields/field-values.ts';
import { listNames, optionalNames } from '#features/admin/form/fields/fields.ts';
import { serializeList } from '#features/admin/form/fields/list-text.ts';
import { toImageFields, type PictureItem } from '#features/admin/pictures/picture-items.ts';

interface FormDataOptions {
  readonly pictures: readonly PictureItem[];
  /** Sends the picture order; without it the backend appends new pictures. */
  readonly sendsOrder: boolean;
  /** The earlier version whose pictures the order may name as well. */
  readonly imagesOfVersion?: number | undefined;
  /** Of a new package: the one whose pictures the order names as well. */
  readonly imagesOfPackage?: string | null;
  /** Whether the backend has the fields beside the specification, what is said about pictures, and commas in an entry. */
  readonly isOurBackend?: boolean;
  readonly version?: number | null;
  readonly idempotencyKey?: string;
}

const plainNames = [
  'category',
  'name',
  'place',
  'days',
  'nights',
  'persons',
  'price',
  'description',
] as const;

/** Multipart body of create-package and edit-package (specification, section 7). */
export function toFormData(
  values: ParsedValues,
  {
    pictures,
    sendsOrder,
    imagesOfVersion,
    imagesOfPackage = null,
    isOurBackend = false,
    version = null,
    idempotencyKey,
  }: FormDataOptions,
): FormData {
  const form = new FormData();
  for (const name of [...plainNames, ...(isOurBackend ? optionalNames : [])]) form.append(name, values[name]);
  for (const name of listNames) form.append(name, serializeList(values[name], { keepsCommas: isOurBackend }));
  form.append('dayWiseItinerary', JSON.stringify(values.dayWiseItinerary));
  if (version !== null) form.append('version', String(version));
  if (idempotencyKey !== undefined) form.append('idempotencyKey', idempotencyKey);
  const { images, imageOrder, pictureDetails } = toImageFields(pictures);
  if (sendsOrder) {
    form.append('imageOrder', JSON.stringify(imageOrder));
    if (imagesOfPackage !== null) form.append('imagesOfPackage', imagesOfPackage);
    if (imagesOfVersion !== undefined) form.append('imagesOfVersion', String(imagesOfVersion));
  }
  const isCreation = idempotencyKey !== undefined;
  if (isOurBackend && (sendsOrder || (isCreation && pictureDetails.length > 0)))
    form.append('pictureDetails', JSON.stringify(pictureDetails));
  for (const image of images) form.append('images', image);
  return form;
}
