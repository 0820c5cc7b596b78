import { CreateFieldsSchema, EditFieldsSchema } from '#contract/editing.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { Creation, CreationKey } from '#server/catalogue/idempotent-creations.ts';
import type { Edit, EditResult } from '#server/catalogue/edits.ts';
import { HttpFailure, notFound } from '#server/http/responses/http-failure.ts';
import type { Form } from '#server/http/uploads/multipart-form.ts';
import { invalidField, validate } from '#server/http/listener/request-body.ts';

type EntityName = 'Package' | 'Destination';

const last = (form: Form, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = form.fields.get(name)?.at(-1);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** @throws 400 that names the field */
export function readEdit(form: Form): Omit<Edit, 'added'> {
  const { version, imageOrder } = validate(EditFieldsSchema, last(form, ['version', 'imageOrder']));
  return { version, order: imageOrder };
}

/** @throws 400 that names the field */
export function readCreationKey(form: Form, what: EntityName, { account }: Session): CreationKey | undefined {
  const { idempotencyKey: key } = validate(CreateFieldsSchema, last(form, ['idempotencyKey']));
  const kind = what === 'Package' ? 'package' : 'destination';
  return key === undefined ? undefined : { kind, key, administrator: account.user._id };
}

/** @throws 404, 400 that names the field, or 409 with the stored value as `current` */
export function unwrapEdit<T>(edit: EditResult<T>, what: EntityName): T {
  switch (edit.outcome) {
    case 'edited':
      return edit.value;
    case 'missing':
      throw notFound(what);
    case 'refused':
      throw invalidField(edit.field, edit.message);
    case 'stale':
      throw new HttpFailure(
        409,
        `Somebody else changed this ${what.toLowerCase()} while you were editing. Nothing was overwritten.`,
        { current: edit.current },
      );
  }
  return edit satisfies never;
}

/** The created value, or the one that the same key created before. @throws 409 when that has been deleted since */
export async function unwrapCreation<T>(
  creation: Creation<T>,
  find: (id: string) => Promise<T | undefined>,
  what: EntityName,
): Promise<T> {
  if ('made' in creation) return creation.made;
  const earlier = await find(creation.earlier);
  if (earlier) return earlier;
  throw new HttpFailure(409, `This ${what.toLowerCase()} was created before and has been deleted since.`);
}
