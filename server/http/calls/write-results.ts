import type { EditResult } from '#server/catalogue/edits.ts';
import type { Creation } from '#server/catalogue/idempotent-creations.ts';
import { invalidField } from '#server/http/listener/request-body.ts';
import { HttpFailure, notFound } from '#server/http/responses/http-failure.ts';

type EntityName = 'Package' | 'Destination' | 'Agency';

/** @throws 404, 400 that names the field, or 409 with the stored value as `current` */
export function unwrapEdit<T>(edit: EditResult<T>, entity: EntityName): T {
  switch (edit.outcome) {
    case 'edited':
      return edit.value;
    case 'missing':
      throw notFound(entity);
    case 'refused':
      throw invalidField(edit.field, edit.message);
    case 'stale':
      throw new HttpFailure(
        409,
        `Somebody else changed this ${entity.toLowerCase()} while you were editing. Nothing was overwritten.`,
        { current: edit.current },
      );
  }
  return edit satisfies never;
}

/** The created value, or the one that the same key created before. @throws 409 when that has been deleted since */
export async function unwrapCreation<T>(
  creation: Creation<T>,
  find: (id: string) => Promise<T | undefined>,
  entity: EntityName,
): Promise<T> {
  if ('created' in creation) return creation.created;
  const existing = await find(creation.existingId);
  if (existing) return existing;
  throw new HttpFailure(409, `This ${entity.toLowerCase()} was created before and has been deleted since.`);
}
