import type {
  DestinationInput,
  DestinationPatch,
  PackageInput,
  PackagePatch,
} from '#contract/fields/inputs.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import type { ListedKind } from '#contract/operations/listed.ts';
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

export function packageInput(overrides: Partial<PackageInput> = {}): PackageInput {
  return {
    category: 'domestic',
    name: 'Backwaters of Kerala',
    place: 'Alappuzha',
    days: 3,
    nights: 2,
    persons: 2,
    price: 18_500.5,
    description: 'Two nights on a houseboat.',
    tripHighlights: ['Houseboat', 'Toddy shop lunch'],
    inclusions: ['• Breakfast ✓ Dinner'],
    exclusions: [],
    dayWiseItinerary: [
      { day: 1, description: 'Board the boat' },
      { day: 2, description: 'Drift' },
    ],
    ...overrides,
  };
}

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

const remover =
  (kind: ListedKind) =>
  (db: Db, id: string, now = Date.now(), by?: ChangeOrigin) =>
    moveToTrash(db, kind, id, now, by);

export const deletePackage = remover('package');
export const listPackages = (db: Db) => listEntities(db, packageDefinition);
export const findPackage = (db: Db, id: string) => findEntity(db, packageDefinition, id);

export const createDestination = (
  db: Db,
  values: DestinationInput,
  added: readonly string[],
  more: Pick<NewEntity, 'isSample'> = {},
) => createListed(db, destinationDefinition, { values, added, ...more }, Date.now());

export const editDestination = (db: Db, id: string, patch: DestinationPatch, edit: Edit, now = Date.now()) =>
  editListed(db, destinationDefinition, id, patch, edit, now);

export const deleteDestination = remover('destination');
export const listDestinations = (db: Db) => listEntities(db, destinationDefinition);
