import type {
  DestinationInput,
  DestinationPatch,
  PackageInput,
  PackagePatch,
} from '#contract/fields/inputs.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import type { Db } from '#server/database/schema.ts';
import {
  createListed,
  destinationDefinition,
  editListed,
  packageDefinition,
  type NewEntity,
} from '#server/entities/listed.ts';
import { findEntity, listEntities, type Edit } from '#server/entities/rows.ts';
import { moveToTrash } from '#server/entities/trash.ts';

/** The address of a stored picture; each hexadecimal digit gives another one. */
export function storedPicture(digit: string): string {
  return `/pictures/${digit.repeat(32)}-1600x1067-aabbcc`;
}

export const createPackage = (
  db: Db,
  values: PackageInput,
  added: readonly string[],
  now = Date.now(),
  more: Pick<NewEntity, 'key' | 'isSample'> = {},
) => createListed(db, packageDefinition, { values, added, ...more }, now);

export const editPackage = (db: Db, id: string, patch: PackagePatch, edit: Edit, now = Date.now()) =>
  editListed(db, packageDefinition, id, patch, edit, now);

export const deletePackage = (db: Db, id: string, now = Date.now(), by?: ChangeOrigin) =>
  moveToTrash(db, 'package', id, now, by);
export const listPackages = (db: Db) => listEntities(db, packageDefinition);
export const findPackage = (db: Db, id: string) => findEntity(db, packageDefinition, id);

export const createDestination = (
  db: Db,
  values: DestinationInput,
  added: readonly string[],
  more: Pick<NewEntity, 'isSample'> = {},
) => createListed(db, destinationDefinition, { values, added, ...more }, Date.now());

export const editDestination = (db: Db, id: string, patch: DestinationPatch, edit: Edit) =>
  editListed(db, destinationDefinition, id, patch, edit, Date.now());

export const deleteDestination = (db: Db, id: string) => moveToTrash(db, 'destination', id, Date.now());
export const listDestinations = (db: Db) => listEntities(db, destinationDefinition);
