import type { Kysely } from 'kysely';
import {
  createOnce,
  findCreation,
  type Creation,
  type CreationKey,
} from '#server/catalogue/idempotent-creations.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { Handler, HttpContext, ServerDeps } from '#server/http/context.ts';
import type { SpooledFile } from '#server/http/uploads/multipart-form.ts';
import type { ReceiveUpload } from '#server/http/uploads/multipart-upload.ts';
import { PicturesNotNeeded, type SaveWithPictures } from '#server/http/uploads/save-with-pictures.ts';

export interface CatalogueCommands {
  readonly db: Kysely<Schema>;
  /** Refuses everybody but administrators before the body is read. */
  readonly guarded: (work: (context: HttpContext, administrator: Session) => Promise<Response>) => Handler;
  readonly form: ReceiveUpload;
  /** Also marks the cached catalogue as outdated. */
  readonly save: SaveWithPictures;
  /** For a key that was used before it creates nothing and ignores the pictures. */
  readonly create: <T extends { readonly _id: string }>(
    key: CreationKey | undefined,
    uploads: readonly SpooledFile[],
    commit: (db: Kysely<Schema>, addresses: readonly string[]) => Promise<T>,
  ) => Promise<Creation<T>>;
  readonly changed: () => void;
}

/** A concurrent request with the same key has created it. */
class AlreadyCreated extends PicturesNotNeeded {
  readonly id: string;

  constructor(id: string) {
    super('Made before');
    this.id = id;
  }
}

export function createCatalogueCommands(
  { database: { db } }: ServerDeps,
  access: Access,
  form: ReceiveUpload,
  savePictures: SaveWithPictures,
  changed: () => void,
): CatalogueCommands {
  const save: SaveWithPictures = async (uploads, commit) => {
    const saved = await savePictures(uploads, commit);
    changed();
    return saved;
  };
  return {
    db,
    guarded: (work) => async (context) => work(context, await access.administrator(context)),
    form,
    save,
    create: async (key, uploads, commit) => {
      const earlier = key && (await findCreation(db, key));
      if (earlier !== undefined) return { earlier };
      try {
        return await save(uploads, async (given, addresses) => {
          const creation = await createOnce(given, key, (inside) => commit(inside, addresses));
          if ('earlier' in creation) throw new AlreadyCreated(creation.earlier);
          return creation;
        });
      } catch (cause) {
        if (cause instanceof AlreadyCreated) return { earlier: cause.id };
        throw cause;
      }
    },
    changed,
  };
}
