import {
  CreateFieldsSchema,
  EditFieldsSchema,
  newImage,
  PackageCreateFieldsSchema,
  type PictureDetailInput,
} from '#contract/editing.ts';
import { limits } from '#contract/limits.ts';
import { splitList } from '#contract/split-list.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { CopiedPictures } from '#server/catalogue/packages.ts';
import type { Edit } from '#server/catalogue/edits.ts';
import type { CreationKey } from '#server/catalogue/idempotent-creations.ts';
import { unknownPicture } from '#server/catalogue/picture-uses.ts';
import { invalidField, validate } from '#server/http/listener/request-body.ts';
import type { Form } from '#server/http/uploads/multipart-form.ts';

const singleFields = [
  'category',
  'name',
  'place',
  'days',
  'nights',
  'persons',
  'price',
  'description',
  'visibility',
  'preparedFor',
  'localName',
] as const;
const listFields = {
  tripHighlights: 'Trip highlights',
  inclusions: 'Inclusions',
  exclusions: 'Exclusions',
} as const;

/** Characters: twice the longest list, doubled again for JSON escapes. */
const maxListLength = 4 * limits.listEntries * limits.listEntryLength;

type Fields = Form['fields'];

/** Absent fields are left out. @throws 400 that names a list whose text is too long to be parsed */
export function readPackageFields(fields: Fields): Record<string, unknown> {
  const readPresent = (names: readonly string[], read: (values: readonly string[]) => unknown) =>
    names.flatMap((name) => {
      const values = fields.get(name);
      return values ? [[name, read(values)] as const] : [];
    });
  return Object.fromEntries([
    ...readPresent(singleFields, (values) => values.at(-1)),
    ...Object.entries(listFields).flatMap(([name, label]) =>
      readPresent([name], (values) => readList(values, name, label)),
    ),
    ...readPresent(['dayWiseItinerary'], (values) => readJsonText(values.at(-1))),
  ]);
}

export function readDestinationFields(fields: Fields): Record<string, unknown> {
  return lastValues(fields, ['name', 'discount']);
}

/** @throws 400 that names the field */
export function readEdit({ fields }: Form): Omit<Edit, 'added' | 'by'> {
  const given = lastValues(fields, ['version', 'imageOrder', 'imagesOfVersion', 'pictureDetails']);
  const { version, imageOrder, imagesOfVersion, pictureDetails } = validate(EditFieldsSchema, given);
  return { version, order: imageOrder, imagesOfVersion, details: pictureDetails };
}

/** @throws 400 that names the field */
export function readCreationKey(
  { fields }: Form,
  kind: CreationKey['kind'],
  { account }: Session,
): CreationKey | undefined {
  const { idempotencyKey: key } = validate(CreateFieldsSchema, lastValues(fields, ['idempotencyKey']));
  return key === undefined ? undefined : { kind, key, administrator: account.user._id };
}

/** Undefined for a package with new pictures alone. @throws 400 that names the field */
export function readCopiedPictures({ fields }: Form): CopiedPictures | undefined {
  const given = lastValues(fields, ['imagesOfPackage', 'imageOrder']);
  const { imagesOfPackage: from, imageOrder: order } = validate(PackageCreateFieldsSchema, given);
  return from === undefined || order === undefined ? undefined : { from, order };
}

/**
 * Of a form that creates. @param copied addresses of stored pictures that it takes
 * @throws 400 that names the field, also for a picture that the form does not have
 */
export function readNewPictureDetails(
  { fields, images }: Form,
  copied: readonly string[] = [],
): readonly PictureDetailInput[] {
  const given = lastValues(fields, ['pictureDetails']);
  const { pictureDetails: details = [] } = validate(CreateFieldsSchema, given);
  const names = new Set([...images.map((_, index) => newImage(index)), ...copied]);
  if (details.some(({ image }) => !names.has(image))) throw invalidField('pictureDetails', unknownPicture);
  return details;
}

function lastValues(fields: Fields, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (fields.has(name) ? [[name, fields.get(name)?.at(-1)]] : [])),
  );
}

/** A list is text, of which the line break of its end is no part, a JSON array, or one field an entry. */
function readList(values: readonly string[], name: string, label: string): unknown {
  const [value = '', ...others] = values;
  if (others.length > 0) return values;
  if (value.length > maxListLength) throw invalidField(name, `${label}: the list is too long`);
  const parsed = value.trimStart().startsWith('[') ? readJsonText(value) : undefined;
  return Array.isArray(parsed) ? parsed : splitList(value.trim());
}

/** Invalid JSON stays text, which the schema refuses. */
function readJsonText(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
