import type { Kysely } from 'kysely';
import type { Schema } from '#server/data/schema.ts';
import type { Access } from './access.ts';
import type { Handler, HttpContext, ServerDeps } from './context.ts';
import { readForm, type Form } from './multipart.ts';
import { withSpool } from './spool.ts';
import type { SaveWithPictures } from './uploads.ts';

/** What every call that changes the catalogue goes through. */
export interface Writer {
  readonly db: Kysely<Schema>;
  /** Refuses everybody but an administrator, before the body is read. */
  readonly guarded: (handler: Handler) => Handler;
  /** Receives the form; its files are gone when the work ends. */
  readonly form: (context: HttpContext, work: (form: Form) => Promise<Response>) => Promise<Response>;
  /** Saves, then lets visitors see it. */
  readonly save: SaveWithPictures;
  /** To be called after a delete. */
  readonly changed: () => void;
}

export function createWriter(
  deps: ServerDeps,
  access: Access,
  save: SaveWithPictures,
  changed: () => void,
): Writer {
  return {
    db: deps.database.db,
    guarded: (handler) => async (context) => {
      await access.administrator(context);
      return handler(context);
    },
    form: (context, work) =>
      withSpool(deps.spoolFolder, async (folder) => work(await readForm(context, folder))),
    save: async (uploads, commit) => {
      const saved = await save(uploads, commit);
      changed();
      return saved;
    },
    changed,
  };
}
