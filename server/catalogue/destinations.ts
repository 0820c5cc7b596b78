import type { Kysely } from 'kysely';
import { readDestination, type Destination } from '#contract/destination.ts';
import type { PictureDetailInput } from '#contract/editing.ts';
import { destinationFields } from '#contract/fields/destination-fields.ts';
import type { DestinationInput, DestinationPatch } from '#contract/fields/inputs.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import type { Edit, EditResult } from '#server/entities/edits.ts';
import {
  answerPictures,
  createPictures,
  editPictures,
  namedWithPictures,
} from '#server/entities/pictures.ts';
import {
  findEntity,
  listEntities,
  withValues,
  type Definition,
  type StoredEntity,
} from '#server/entities/rows.ts';
import { moveToTrash } from '#server/entities/trash.ts';
import { createEntity, editEntity } from '#server/entities/writes.ts';
import { summarizeDestinationChange } from './change-summary.ts';

export const destinationDefinition: Definition<Destination> = {
  ...namedWithPictures,
  kind: 'destination',
  toEntity: toDestination,
  summarize: summarizeDestinationChange,
};

function toDestination({ id: _id, version, document }: StoredEntity): Destination {
  const read = readDestination({ ...document, _id, version, ...answerPictures(document) });
  if (read) return read;
  throw new Error('A stored destination has no id');
}

/** Every popular destination, newest first. */
export const listDestinations = (db: Kysely<Schema>): Promise<Destination[]> =>
  listEntities(db, destinationDefinition);

/** Undefined for an unknown or malformed id. */
export const findDestination = (db: Kysely<Schema>, id: string): Promise<Destination | undefined> =>
  findEntity(db, destinationDefinition, id);

/** Stores a destination first in the list; its picture files must be stored already. @param now ms since 1970 */
export function createDestination(
  db: Kysely<Schema>,
  input: DestinationInput,
  addresses: readonly string[],
  now = Date.now(),
  by?: ChangeOrigin,
  details: readonly PictureDetailInput[] = [],
): Promise<Destination> {
  const pictures = createPictures(addresses, details, addresses);
  const document = withValues(destinationFields, {}, { ...input, pictures });
  return runWriteTransaction(db, (trx) => createEntity(trx, destinationDefinition, document, now, by));
}

/** Changes the fields given and the pictures; see `editEntity`. @param now ms since 1970 */
export const editDestination = (
  db: Kysely<Schema>,
  id: string,
  patch: DestinationPatch,
  edit: Edit,
  now = Date.now(),
): Promise<EditResult<Destination>> =>
  editEntity(db, destinationDefinition, id, edit, now, (before, restorable) =>
    withValues(destinationFields, before, {
      ...patch,
      pictures: editPictures(before, edit, restorable),
    }),
  );

/** Moves a destination to the trash; false when there is none with this id. @param now ms since 1970 */
export const deleteDestination = (db: Kysely<Schema>, id: string, now = Date.now(), by?: ChangeOrigin) =>
  moveToTrash(db, 'destination', id, now, by);
