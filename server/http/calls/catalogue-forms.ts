import type * as v from 'valibot';
import { CopyFieldsSchema, CreateFieldsSchema, EditFieldsSchema, newImage } from '#contract/editing.ts';
import type { Field, FieldOf, Fields } from '#contract/fields/field.ts';
import { attempt } from '#contract/page-path.ts';
import { splitList } from '#contract/split-list.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { CopiedPictures, ListedDefinition } from '#server/entities/listed.ts';
import { unknownPicture } from '#server/entities/pictures.ts';
import type { Edit } from '#server/entities/rows.ts';
import { validate } from '#server/http/listener/request-body.ts';
import type { Form } from '#server/http/uploads/multipart-form.ts';
import { invalidField } from '#server/refusal.ts';

type Texts = Form['fields'];

/** What a form has of the fields of a table. @throws 400 that names a list whose text is too long to be parsed */
export const readFields = (table: Fields, sent: Texts): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, field]) => {
      const texts = sent.get(name);
      return texts ? [[name, readField(texts, name, field)]] : [];
    }),
  );

function readField(texts: readonly string[], name: string, field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'number':
    case 'choice':
    case 'picture':
      return texts.at(-1);
    case 'texts':
      return readList(texts, name, field);
    case 'lines':
    case 'rows':
    case 'itinerary':
      return readJsonText(texts.at(-1));
    default:
      return field satisfies never;
  }
}

/** What a form has of the members that are no fields. @throws 400 that names the member */
const readMembers = <E extends v.ObjectEntries>(
  schema: v.ObjectSchema<E, v.ErrorMessage<v.ObjectIssue>>,
  { fields }: Form,
) =>
  validate(
    schema,
    Object.fromEntries(Object.keys(schema.entries).map((name) => [name, fields.get(name)?.at(-1)])),
  );

/** @throws 400 that names the member */
export function readEdit(form: Form): Omit<Edit, 'added' | 'by'> {
  const { imageOrder: order, pictureDetails: details, ...others } = readMembers(EditFieldsSchema, form);
  return { ...others, order, details };
}

/** @throws 400 that names the member, also where details name a picture that the form does not have */
export function readCreation(
  form: Form,
  { canCopyPictures }: Pick<ListedDefinition<unknown>, 'canCopyPictures'>,
  { account }: Session,
) {
  const { idempotencyKey: key, pictureDetails: details = [] } = readMembers(CreateFieldsSchema, form);
  const copied = canCopyPictures ? readCopiedPictures(form) : undefined;
  const names = new Set([...form.images.map((_, index) => newImage(index)), ...(copied?.order ?? [])]);
  if (details.some(({ image }) => !names.has(image))) throw invalidField('pictureDetails', unknownPicture);
  return { details, copied, key: key === undefined ? undefined : { key, administrator: account.user._id } };
}

/** Undefined for a package with new pictures alone. */
function readCopiedPictures(form: Form): CopiedPictures | undefined {
  const { imagesOfPackage: from, imageOrder: order } = readMembers(CopyFieldsSchema, form);
  return from === undefined || order === undefined ? undefined : { from, order };
}

/** A list is text, of which the line break of its end is no part, a JSON array, or one field an entry. */
function readList(values: readonly string[], name: string, { label, max, entryMax }: FieldOf<'texts'>) {
  const [value = '', ...others] = values;
  if (others.length > 0) return values;
  // Twice the longest list, doubled again for JSON escapes.
  if (value.length > 4 * max * entryMax) throw invalidField(name, `${label}: the list is too long`);
  const parsed = value.trimStart().startsWith('[') ? readJsonText(value) : undefined;
  return Array.isArray(parsed) ? parsed : splitList(value.trim());
}

/** Invalid JSON stays text, which the schema refuses. */
const readJsonText = (text = ''): unknown => attempt((): unknown => JSON.parse(text), text);
