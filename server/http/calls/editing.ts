import * as v from 'valibot';
import { AgencyInputSchema, divideFacts } from '#contract/agency-input.ts';
import type { editing } from '#contract/operations/editing.ts';
import { editAgency, readAgency } from '#server/agency/agency.ts';
import { destinationDefinition, packageDefinition } from '#server/catalogue/definitions.ts';
import { saveDestinationOrder } from '#server/catalogue/destination-order.ts';
import { readHomeOrderAnswer, saveHomeOrder } from '#server/catalogue/home-order.ts';
import { changePrices } from '#server/catalogue/package-prices.ts';
import { createListed, editListed, findCreated, type ListedDefinition } from '#server/entities/listed.ts';
import { findStored, nounOf } from '#server/entities/rows.ts';
import { moveToTrash } from '#server/entities/trash.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { validate } from '#server/http/listener/request-body.ts';
import { invalidField, notFound } from '#server/refusal.ts';
import type { Handlers, SignedIn, SignedInForOne } from '#server/http/serve.ts';
import type { Form } from '#server/http/uploads/multipart-form.ts';
import { cataloguePictures } from '#server/http/uploads/save-with-pictures.ts';
import { readCreation, readEdit, readFields } from './catalogue-forms.ts';

/** What administrators do with a kind of which there are many; the calls name what they answer. */
function createListedHandlers<T>(definition: ListedDefinition<T>, { database: { db }, clock }: EditingDeps) {
  const { kind, fields, input, patch, needsPicture } = definition;
  const noun = nounOf(kind);

  return {
    create: async ({ session, by, save }: SignedIn) => {
      const created = await save({
        ...cataloguePictures,
        read: (form) => {
          const values = validate(input, readFields(fields, form.fields));
          if (needsPicture && form.images.length === 0)
            throw invalidField('images', 'At least one picture is required');
          return { values, ...readCreation(form, kind, session) };
        },
        findExisting: ({ key }) => findCreated(db, definition, key),
        write: (trx, sent, added) => createListed(trx, definition, { ...sent, added }, clock.now(), by),
      });
      return { message: `${noun} created successfully!`, created };
    },

    edit: async ({ id, by, save }: SignedInForOne) => {
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
      return { message: `${noun} updated successfully!`, edited };
    },

    remove: async ({ id, by, write }: SignedInForOne) => {
      if (!(await write((trx) => moveToTrash(trx, kind, id, clock.now(), by)))) throw notFound(noun);
      return { message: `${noun} deleted successfully!` };
    },
  };
}

type EditingDeps = Pick<ServerDeps, 'database' | 'clock'>;

export function createEditingHandlers(deps: EditingDeps): Handlers<typeof editing> {
  const {
    database: { db },
    clock,
  } = deps;
  const packages = createListedHandlers(packageDefinition, deps);
  const destinations = createListedHandlers(destinationDefinition, deps);

  return {
    createPackage: async (call) => {
      const { message, created } = await packages.create(call);
      return { message, package: created };
    },
    editPackage: async (call) => {
      const { message, edited } = await packages.edit(call);
      return { message, updatedPackage: edited };
    },
    deletePackage: packages.remove,
    createDestination: async (call) => {
      const { message, created } = await destinations.create(call);
      return { message, destination: created };
    },
    editDestination: async (call) => {
      const { message, edited } = await destinations.edit(call);
      return { message, updatedDestination: edited };
    },
    deleteDestination: destinations.remove,

    changePrices: async ({ input, by, write }) => {
      const prices = await write((trx) => changePrices(trx, input.prices, clock.now(), by));
      return { message: `${prices.length} ${prices.length === 1 ? 'price' : 'prices'} changed`, prices };
    },
    readHomeOrder: () => readHomeOrderAnswer(db),
    saveHomeOrder: ({ input, by, write }) => write((trx) => saveHomeOrder(trx, input, clock.now(), by)),
    saveDestinationOrder: ({ input, by, write }) =>
      write((trx) => saveDestinationOrder(trx, input, clock.now(), by)),

    readAgency: async () => ({ agency: await readAgency(db) }),

    editAgency: async ({ by, save }) => {
      const updatedAgency = await save({
        ...cataloguePictures,
        read: async (form) => {
          const { unchanged, changed } = divideFacts(readFacts(form), (await readAgency(db)).facts);
          return { facts: { ...unchanged, ...validate(AgencyInputSchema, changed) }, edit: readEdit(form) };
        },
        write: (trx, { facts, edit }, added) => editAgency(trx, facts, { ...edit, added, by }, clock.now()),
      });
      return { message: 'Saved. The site shows it now.', updatedAgency };
    },
  };
}

const FactsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // To the schema of a record a list is one, too: it would reset every fact.
  v.check((facts) => !Array.isArray(facts)),
  v.record(v.string(), v.unknown()),
);

/** @throws 400 that names the field */
function readFacts({ fields }: Form): Readonly<Record<string, unknown>> {
  const read = v.safeParse(FactsSchema, fields.get('facts')?.at(-1));
  if (!read.success) throw invalidField('facts', 'The facts must be a JSON object');
  return read.output;
}
