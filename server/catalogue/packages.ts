import type { Kysely } from 'kysely';
import type { PictureDetailInput } from '#contract/editing.ts';
import type { PackageInput, PackagePatch } from '#contract/fields/inputs.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import { readPackage, type Package } from '#contract/package.ts';
import { isRecord, toList } from '#contract/reading.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import { createId } from '#server/database/ids.ts';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { EditRejectedError, type Edit, type EditResult } from '#server/entities/edits.ts';
import {
  addressesOf,
  answerPictures,
  createPictures,
  editPictures,
  namedWithPictures,
  orderPictures,
} from '#server/entities/pictures.ts';
import {
  findEntity,
  findStored,
  listEntities,
  withValues,
  type Definition,
  type Document,
  type StoredEntity,
} from '#server/entities/rows.ts';
import { moveToTrash } from '#server/entities/trash.ts';
import { createEntity, editEntity } from '#server/entities/writes.ts';
import { summarizePackageChange } from './change-summary.ts';

export const packageDefinition: Definition<Package> = {
  ...namedWithPictures,
  kind: 'package',
  toEntity: toPackage,
  summarize: summarizePackageChange,
};

function toPackage({ id: _id, version, updatedAt, document }: StoredEntity): Package {
  // Absent where it says nothing, so that answers stay as the specification has them.
  const { default: silent } = packageFields.visibility;
  const visibility = document['visibility'] === silent ? undefined : document['visibility'];
  const read = readPackage({ ...document, _id, version, updatedAt, visibility, ...answerPictures(document) });
  if (read) return read;
  throw new Error('A stored package has no id');
}

/** Every package, newest first. */
export const listPackages = (db: Kysely<Schema>): Promise<Package[]> => listEntities(db, packageDefinition);

/** Undefined for an unknown or malformed id. */
export const findPackage = (db: Kysely<Schema>, id: string): Promise<Package | undefined> =>
  findEntity(db, packageDefinition, id);

/** Pictures that a new package takes from another one: the same stored files. */
export interface CopiedPictures {
  /** Id of the other package. */
  readonly from: string;
  /** Addresses of its pictures and `new:0`..., in the order of the new package. */
  readonly order: readonly string[];
}

/**
 * Stores a package first in the lists; its picture files must be stored already. @param now ms since 1970
 * @throws EditRejectedError when the other package has not the pictures that are copied
 */
export function createPackage(
  db: Kysely<Schema>,
  input: PackageInput,
  addresses: readonly string[],
  now = Date.now(),
  by?: ChangeOrigin,
  details: readonly PictureDetailInput[] = [],
  copied?: CopiedPictures,
): Promise<Package> {
  return runWriteTransaction(db, async (trx) => {
    const ordered = copied ? await orderCopies(trx, addresses, copied) : addresses;
    const pictures = createPictures(ordered, details, addresses);
    return createEntity(trx, packageDefinition, toDocument({}, { ...input, pictures }), now, by);
  });
}

/** Changes the fields given and the pictures (specification, section 2); see `editEntity`. @param now ms since 1970 */
export const editPackage = (
  db: Kysely<Schema>,
  id: string,
  patch: PackagePatch,
  edit: Edit,
  now = Date.now(),
): Promise<EditResult<Package>> =>
  editEntity(db, packageDefinition, id, edit, now, (before, restorable) =>
    toDocument(before, { ...patch, pictures: editPictures(before, edit, restorable) }),
  );

/** Moves a package to the trash; false when there is none with this id. @param now ms since 1970 */
export const deletePackage = (db: Kysely<Schema>, id: string, now = Date.now(), by?: ChangeOrigin) =>
  moveToTrash(db, 'package', id, now, by);

const toDocument = (before: Document, { dayWiseItinerary, ...values }: PackagePatch & Document): Document =>
  withValues(packageFields, before, {
    ...values,
    ...(dayWiseItinerary && {
      dayWiseItinerary: withIds(dayWiseItinerary, toList(before['dayWiseItinerary'])),
    }),
  });

/** Days in the order given, which numbers them (specification, section 2). One with an unchanged text keeps its id. */
function withIds(days: readonly { readonly description: string }[], before: readonly unknown[]) {
  const remaining = before.filter(isRecord);
  return days.map(({ description }) => {
    const found = remaining.findIndex((day) => day['description'] === description);
    const [known] = found === -1 ? [] : remaining.splice(found, 1);
    return known ?? { _id: createId(), description };
  });
}

async function orderCopies(
  trx: Kysely<Schema>,
  added: readonly string[],
  { from, order }: CopiedPictures,
): Promise<readonly string[]> {
  const source = await findStored(trx, 'package', from);
  const addresses = orderPictures(source ? addressesOf(source.document) : [], added, order);
  if (addresses !== null) return addresses;
  throw new EditRejectedError(
    'images',
    'The package that is copied has other pictures by now, or was deleted. Take its pictures out here, and add your own.',
  );
}
