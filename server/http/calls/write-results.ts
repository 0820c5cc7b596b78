import { EditRejectedError, type EditResult } from '#server/entities/edits.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import type { LaterSave } from '#server/entities/history.ts';
import type { Creation } from '#server/entities/creations.ts';
import { invalidField } from '#server/http/listener/request-body.ts';
import { HttpFailure, notFound } from '#server/http/responses/http-failure.ts';

type EntityName = 'Package' | 'Destination' | 'Agency';

/** @throws 404, 400 that names the field, or 409 that says who was faster, with the stored value as `current` */
export function unwrapEdit<T>(edit: EditResult<T>, entity: EntityName, { userId }: ChangeOrigin): T {
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
        `${describeLaterSaves(edit.later, entity.toLowerCase(), userId)} Nothing was overwritten.`,
        { current: edit.current },
      );
  }
  return edit satisfies never;
}

const people = new Intl.ListFormat('en');

/** Such as `Asha and Ravi changed this package while you were editing.` */
function describeLaterSaves(later: readonly LaterSave[], entity: string, ownId: string | null): string {
  const others = later.filter((save) => save.userId === null || save.userId !== ownId);
  if (later.length === 0) return `This ${entity} was saved again while you were editing.`;
  if (others.length === 0) return `You changed this ${entity} in another tab or on another device.`;
  const names = others.map(({ author }) => author?.name || author?.email || 'somebody else');
  const all = people.format([...new Set(names), ...(others.length < later.length ? ['you'] : [])]);
  const subject = all.startsWith('somebody') ? `S${all.slice(1)}` : all;
  return `${subject} changed this ${entity} while you were editing.`;
}

/** @throws 400 that names the field of a rejected write */
export async function unwrapRejection<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (cause) {
    throw cause instanceof EditRejectedError ? invalidField(cause.field, cause.message) : cause;
  }
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
