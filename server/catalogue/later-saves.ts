import type { Kysely } from 'kysely';
import type { Author } from '#contract/admin-answers.ts';
import { toAuthor } from '#server/audit/authors.ts';
import type { Schema, VersionedKind } from '#server/database/schema.ts';

/** Who has changed an entity; for answers to administrators only, who read the same in its earlier versions. */
export interface LaterSave {
  readonly userId: string | null;
  /** Null for an account that is gone and for a command on the server. */
  readonly author: Author | null;
}

/** Who has changed an entity since a version of it, each once; a save that changed nothing names nobody. */
export async function listLaterSaves(
  db: Kysely<Schema>,
  kind: VersionedKind,
  id: string,
  version = 0,
): Promise<readonly LaterSave[]> {
  const rows = await db
    .selectFrom('earlier_versions')
    .leftJoin('users', 'users.id', 'earlier_versions.replaced_by')
    .select(['replaced_by', 'users.name as author_name', 'users.email as author_email'])
    .distinct()
    .where('owner_id', '=', id)
    .where('kind', '=', kind)
    .where('version', '>=', version)
    .execute();
  return rows.map((row) => ({ userId: row.replaced_by, author: toAuthor(row) }));
}
