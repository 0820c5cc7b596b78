import { listed, nounOf, type ListedKind } from '#contract/operations/listed.ts';
import { createListed, defineListed, editListed, findCreated } from '#server/entities/listed.ts';
import type { ListedDefinition } from '#server/entities/listed.ts';
import { findEarlierVersion, listEarlierVersions } from '#server/entities/history.ts';
import { findStored, isKept } from '#server/entities/rows.ts';
import { deleteForGood, listTrash, moveToTrash, restoreFromTrash } from '#server/entities/trash.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { validate } from '#server/http/listener/request-body.ts';
import type { Handlers } from '#server/http/serve.ts';
import { cataloguePictures } from '#server/http/uploads/save-with-pictures.ts';
import { invalidField, notFound } from '#server/refusal.ts';
import { readCreation, readEdit, readFields } from './catalogue-forms.ts';

type Operations<K extends ListedKind = ListedKind> = (typeof listed)[K]['operations'];

/** What administrators do with each kind of which there are many. */
export function createListedHandlers(deps: ServerDeps): {
  readonly [K in ListedKind as `${K}s`]: Handlers<Operations<K>>;
};
export function createListedHandlers(deps: ServerDeps): unknown {
  return Object.fromEntries(
    Object.values(listed).map((of) => [`${of.kind}s`, createHandlers(defineListed<unknown>(of), deps)]),
  );
}

function createHandlers<T>(
  definition: ListedDefinition<T>,
  { database: { db }, clock }: ServerDeps,
): Handlers<Operations> {
  const { kind, fields, input, patch, needsPicture, toEntity } = definition;
  const noun = nounOf(kind);

  return {
    create: async ({ session, by, save }) => {
      const created = await save({
        ...cataloguePictures,
        read: (form) => {
          const values = validate(input, readFields(fields, form.fields));
          if (needsPicture && form.images.length === 0)
            throw invalidField('images', 'At least one picture is required');
          return { values, ...readCreation(form, definition, session) };
        },
        findExisting: ({ key }) => findCreated(db, definition, key),
        write: (trx, sent, added) => createListed(trx, definition, { ...sent, added }, clock.now(), by),
      });
      return { message: `${noun} created successfully!`, [kind]: created };
    },

    edit: async ({ id, by, save }) => {
      // Checked before the pictures are received.
      if (!(await findStored(db, kind, id))) throw notFound(noun);
      const edited = await save({
        ...cataloguePictures,
        read: (form) => ({
          values: validate(patch, readFields(fields, form.fields)),
          edit: readEdit(form),
        }),
        write: (trx, { values, edit }, added) =>
          editListed(trx, definition, id, values, { ...edit, added, by }, clock.now()),
      });
      return { message: `${noun} updated successfully!`, [`updated${noun}`]: edited };
    },

    remove: async ({ id, by, write }) => {
      if (!(await write((trx) => moveToTrash(trx, kind, id, clock.now(), by)))) throw notFound(noun);
      return { message: `${noun} deleted successfully!` };
    },

    listDeleted: async () => ({ [`${kind}s`]: await listTrash(db, kind) }),

    // A second restore answers like the first, whose answer may have been lost.
    restore: async ({ id, by, write }) => {
      const restored = await write((trx) => restoreFromTrash(trx, kind, id, clock.now(), by));
      if (!restored) throw notFound(`Deleted ${kind}`);
      return { message: `${noun} restored successfully!`, [kind]: toEntity(restored) };
    },

    deleteForGood: async ({ id, by, write }) => {
      const isDeleted = await write((trx) => deleteForGood(trx, kind, id, clock.now(), by));
      if (!isDeleted) throw notFound(`Deleted ${kind}`);
      return { message: `${noun} deleted for good` };
    },

    listVersions: async ({ id }) => {
      if (!(await isKept(db, kind, id))) throw notFound(noun);
      return { versions: await listEarlierVersions(db, id) };
    },

    readVersion: async ({ id, query: { version } }) => {
      const found = await findEarlierVersion(db, definition, id, version);
      if (!found) throw notFound('Version');
      return { [kind]: toEntity(found) };
    },
  };
}
