import { CreateFieldsSchema, EditFieldsSchema } from '#contract/editing.ts';
import { limits } from '#contract/limits.ts';
import { splitList } from '#contract/input-rules.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { Edit } from '#server/catalogue/edits.ts';
import type { CreationKey } from '#server/catalogue/idempotent-creations.ts';
import { invalidField, validate } from '#server/http/listener/request-body.ts';
import type { Form } from '#server/http/uploads/multipart-form.ts';

const plain = ['category', 'name', 'place', 'days', 'nights', 'persons', 'price', 'description'] as const;
const lists = {
  tripHighlights: 'Trip highlights',
  inclusions: 'Inclusions',
  exclusions: 'Exclusions',
} as const;

/** Characters: twice the longest list, doubled again for JSON escapes. */
const listText = 4 * limits.listEntries * limits.listEntryLength;

type Fields = Form['fields'];

/** Absent fields are left out. @throws 400 that names a list whose text is too long to be parsed */
export function packageFields(fields: Fields): Record<string, unknown> {
  const given = (names: readonly string[], read: (values: readonly string[]) => unknown) =>
    names.flatMap((name) => {
      const values = fields.get(name);
      return values ? [[name, read(values)] as const] : [];
    });
  return Object.fromEntries([
    ...given(plain, (values) => values.at(-1)),
    ...Object.entries(lists).flatMap(([name, label]) =>
      given([name], (values) => readList(values, name, label)),
    ),
    ...given(['dayWiseItinerary'], (values) => readJsonText(values.at(-1))),
  ]);
}

export function destinationFields(fields: Fields): Record<string, unknown> {
  return lastOf(fields, ['name', 'discount']);
}

/** @throws 400 that names the field */
export function readEdit({ fields }: Form): Omit<Edit, 'added' | 'by'> {
  const given = lastOf(fields, ['version', 'imageOrder', 'imagesOfVersion']);
  const { version, imageOrder, imagesOfVersion } = validate(EditFieldsSchema, given);
  return { version, order: imageOrder, imagesOfVersion };
}

/** @throws 400 that names the field */
export function readCreationKey(
  { fields }: Form,
  kind: CreationKey['kind'],
  { account }: Session,
): CreationKey | undefined {
  const { idempotencyKey: key } = validate(CreateFieldsSchema, lastOf(fields, ['idempotencyKey']));
  return key === undefined ? undefined : { kind, key, administrator: account.user._id };
}

function lastOf(fields: Fields, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (fields.has(name) ? [[name, fields.get(name)?.at(-1)]] : [])),
  );
}

/** A list is comma-separated text, a JSON array, or one field an entry. */
function readList(values: readonly string[], name: string, label: string): unknown {
  const [only = '', ...more] = values;
  if (more.length > 0) return values;
  if (only.length > listText) throw invalidField(name, `${label}: the list is too long`);
  const parsed = only.trimStart().startsWith('[') ? readJsonText(only) : undefined;
  return Array.isArray(parsed) ? parsed : splitList(only);
}

/** Invalid JSON stays text, which the schema refuses. */
function readJsonText(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
