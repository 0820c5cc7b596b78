import * as v from 'valibot';
import { DeletedItemSchema, EarlierVersionSchema } from '#contract/admin-answers.ts';
import { CopyFieldsSchema, CreateFieldsSchema, EditFieldsSchema } from '#contract/editing.ts';
import { destinationFields, readDestination } from '#contract/fields/destination-fields.ts';
import type { Fields } from '#contract/fields/field.ts';
import { inputOf, patchOf } from '#contract/fields/input.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import { inputObject, wholeNumber } from '#contract/input-rules.ts';
import { limits } from '#contract/limits.ts';
import { readPackage } from '#contract/package.ts';
import { DestinationAnswer, entityAnswer, MessageAnswer, PackageAnswer } from './answers.ts';
import { administrator, parameter, type FormInput } from './operation.ts';

export const images = { name: 'images', max: limits.pictures } as const;
export const version = parameter(wholeNumber('Version', 0, limits.version), 'Of the list of versions');

interface Options<C, E, D, T> {
  readonly fields: Fields;
  /** Reads an entity as any backend answers it; undefined for what has no id. */
  readonly read: (value: unknown) => T | undefined;
  readonly routes: { readonly create: C; readonly edit: E; readonly remove: D };
  /** Fields of the form of a new one beside its own. */
  readonly more?: FormInput['fields'];
  readonly answer?: v.GenericSchema;
  /** Whether a new one must have a picture, and whether it can take those of another one. */
  readonly needsPicture?: true;
  readonly canCopyPictures?: true;
}

/** In refusals and messages, such as `Package`. */
export const nounOf = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

const answered = (members: v.ObjectEntries): v.GenericSchema => v.strictObject(members);

/** What administrators do with a kind of which there are many, with its trash and its earlier versions. */
function listedKind<
  const K extends string,
  const C extends `POST /${string}`,
  const E extends `PATCH /${string}`,
  const D extends `DELETE /${string}`,
  T,
>(
  kind: K,
  {
    fields,
    routes,
    more = CreateFieldsSchema,
    answer = entityAnswer(fields),
    ...traits
  }: Options<C, E, D, T>,
) {
  const noun = nounOf(kind);
  const message = v.string();
  const [input, patch] = [inputOf(fields), patchOf(fields)];
  return {
    ...traits,
    kind,
    fields,
    input,
    patch,
    operations: {
      create: administrator(routes.create, {
        id: `create${noun}`,
        summary: `Creates a ${kind}; a repeat with the same idempotency key creates nothing`,
        body: { form: { fields: input, more, files: images } },
        status: 201,
        answer: answered({ message, [kind]: answer }),
      }),
      edit: administrator(routes.edit, {
        id: `edit${noun}`,
        summary: 'Changes the fields given, and adds, orders and removes pictures',
        body: { form: { fields: patch, more: EditFieldsSchema, files: images } },
        answer: answered({ message, [`updated${noun}`]: answer }),
        refusals: [409],
      }),
      remove: administrator(routes.remove, {
        id: `delete${noun}`,
        summary: `Moves a ${kind} to the trash, for ${limits.trashDays} days`,
        answer: MessageAnswer,
      }),
      listDeleted: administrator(`GET /admin/deleted-${kind}s`, {
        id: `listDeleted${noun}s`,
        summary: `${noun}s in the trash, deleted last first`,
        answer: answered({ [`${kind}s`]: v.array(DeletedItemSchema) }),
      }),
      restore: administrator(`POST /admin/restore-${kind}/{id}`, {
        id: `restore${noun}`,
        summary: `Restores a ${kind} from the trash; a repeat answers the same`,
        answer: answered({ message, [kind]: answer }),
      }),
      deleteForGood: administrator(`DELETE /admin/deleted-${kind}/{id}`, {
        id: `delete${noun}ForGood`,
        summary: `Deletes a ${kind} that is in the trash`,
        answer: MessageAnswer,
      }),
      /** Also of one in the trash; an earlier version is restored by an edit with its values. */
      listVersions: administrator(`GET /admin/${kind}-versions/{id}`, {
        id: `list${noun}Versions`,
        summary: `The earlier versions of a ${kind}, newest first`,
        answer: v.strictObject({ versions: v.array(EarlierVersionSchema) }),
      }),
      readVersion: administrator(`GET /admin/${kind}-version/{id}`, {
        id: `read${noun}Version`,
        summary: `An earlier version of a ${kind}`,
        query: { version },
        answer: answered({ [kind]: answer }),
        refusals: [404],
      }),
    },
  } as const;
}

/** The kinds of which there are many (specification, section 7): a line here makes another one. */
export const listed = {
  package: listedKind('package', {
    fields: packageFields,
    read: readPackage,
    routes: {
      create: 'POST /tours/create-package',
      edit: 'PATCH /tours/edit-package/{id}',
      remove: 'DELETE /tours/delete-package/{id}',
    },
    more: inputObject({ ...CreateFieldsSchema.entries, ...CopyFieldsSchema.entries }),
    answer: PackageAnswer,
    canCopyPictures: true,
  }),
  destination: listedKind('destination', {
    fields: destinationFields,
    read: readDestination,
    routes: {
      create: 'POST /tours/popular-destination',
      edit: 'PATCH /tours/popular-destination-edit/{id}',
      remove: 'DELETE /tours/popular-destination/{id}',
    },
    answer: DestinationAnswer,
    needsPicture: true,
  }),
};
export type ListedKind = keyof typeof listed;
