import { nounOf } from '#contract/operations/listed.ts';
import { recordEvent } from '#server/audit/audit-log.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { recordReferences } from '#server/pictures/picture-records.ts';
import { createPatch } from './changes.ts';
import { invalidField, notFound, conflict } from '#server/refusal.ts';
import { describeLaterSaves, findEarlierVersion } from './history.ts';
import { columnsOf, lockStored, type Definition, type Document, type Edit } from './rows.ts';
import { summarizeChange } from './summary.ts';

/**
 * Stores what an edit makes of a document; its place in the lists stays, and what it was before is kept as an earlier
 * version. An edit that changes nothing stores nothing.
 * @param change makes the document, or throws a Refusal; `restorable`: pictures of the earlier version that the edit names
 * @param now ms since 1970 @returns what is stored now
 * @throws Refusal for an unknown id, and with what is stored for an edit of an outdated version
 */
export function editEntity<T>(
  db: Db,
  definition: Definition<T>,
  id: string,
  edit: Edit,
  now: number,
  change: (before: Document, restorable: readonly string[]) => Document,
): Promise<T> {
  const { kind, fields, toEntity, nameOf, picturesOf, valuesOf = (document) => document } = definition;
  return runWriteTransaction(db, async (trx) => {
    const before = await lockStored(trx, kind, id);
    if (!before) throw notFound(nounOf(kind));
    const { version = before.version, by } = edit;
    if (version !== before.version)
      throw conflict(
        `${await describeLaterSaves(trx, kind, id, version, by)} Nothing was overwritten.`,
        toEntity(before),
      );
    const document = change(before.document, await listRestorable(trx, definition, id, edit.imagesOfVersion));
    const patch = createPatch(before.document, document);
    if (!patch) return toEntity(before);
    await incrementCatalogueVersion(trx);
    const name = nameOf(document);
    const after = { id, name, version: version + 1, updatedAt: now, document };
    await trx
      .updateTable('entities')
      .set({ name, version: after.version, updated_at: now, ...columnsOf(document) })
      .where('id', '=', id)
      .execute();
    const known = new Set(picturesOf(before.document));
    const added = picturesOf(document).filter((address) => !known.has(address));
    await recordReferences(trx, id, added, now);
    const summary = summarizeChange(fields, valuesOf(before.document), valuesOf(document));
    const subject = { kind, id, name: before.name };
    if (by) await recordEvent(trx, by, { action: 'edit', subject, summary }, now);
    await trx
      .insertInto('entity_versions')
      .values({
        entity_id: id,
        version,
        updated_at: before.updatedAt,
        replaced_at: now,
        replaced_by: by?.userId ?? null,
        summary,
        patch: JSON.stringify(patch),
      })
      .execute();
    return toEntity(after);
  });
}

/** @throws Refusal when the earlier version is not kept */
async function listRestorable<T>(trx: Db, definition: Definition<T>, id: string, version?: number) {
  if (version === undefined) return [];
  const earlier = await findEarlierVersion(trx, definition, id, version);
  if (earlier) return definition.picturesOf(earlier.document);
  throw invalidField('imagesOfVersion', 'This earlier version is no longer kept.');
}
