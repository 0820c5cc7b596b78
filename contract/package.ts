import { packageFields } from './fields/package-fields.ts';
import { readEntity, type Read, type ReadCard } from './fields/read.ts';
import { isRecord, toNumber } from './reading.ts';

/** Bullets and check marks, on which the page splits inclusions (specification, section 2). */
export const pageMarks = '•●○◦▪▫■‣⁃∙·✓✔✅☑🗸';

export interface Package extends Read<typeof packageFields> {
  /** ms since 1970 of the last change; null where a backend does not say. */
  readonly updatedAt: number | null;
}

/**
 * What a list needs of a package. A `Package` is one, too; a card is never a `Package`. A card that came with a rendered
 * page has only the beginning of the description, and neither lists nor itinerary.
 */
export type PackageCard = ReadCard<typeof packageFields>;

/** Undefined for what has no id, as for the next one. */
export function readPackage(value: unknown): Package | undefined {
  const read = readEntity(packageFields, value);
  return read && { ...read, updatedAt: isRecord(value) ? toNumber(value['updatedAt']) : null };
}

export const readPackageCard = (value: unknown): PackageCard | undefined =>
  readEntity(packageFields, value, 'card');
