import * as v from 'valibot';
import { AgencyInputSchema, divideFacts } from '#contract/agency-input.ts';
import type { editing } from '#contract/operations/editing.ts';
import { editAgency, readAgency } from '#server/agency/agency.ts';
import { destinationDefinition, packageDefinition } from '#server/catalogue/definitions.ts';
import { saveDestinationOrder } from '#server/catalogue/destination-order.ts';
import { readHomeOrderAnswer, saveHomeOrder } from '#server/catalogue/home-order.ts';
import { changePrices } from '#server/catalogue/package-prices.ts';
import { createOnce, findExisting } from '#server/entities/creations.ts';
import { createListed, editListed, type ListedDefinition } from '#server/entities/listed.ts';
import { findEntity } from '#server/entities/rows.ts';
import { moveToTrash } from '#server/entities/trash.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { invalidField, validate } from '#server/http/listener/request-body.ts';
import { HttpFailure, notFound } from '#server/http/responses/http-failure.ts';
import type { Handlers, SignedIn } from '#server/http/serve.ts';
import type { Form } from '#server/http/uploads/multipart-form.ts';
import { cataloguePictures } from '#server/http/uploads/save-with-pictures.ts';
import { readCreation, readEdit, readFields } from './catalogue-forms.ts';
import { unwrapCreation, unwrapEdit, unwrapRejection } from './write-results.ts';

/** 409 with what is stored, of which another form was sent. */
const stale = (message: string, current: unknown) => new HttpFailure(409, message, { current });

interface OfOne extends SignedIn {
  readonly id: string;
}

/** What administrators do with a kind of which there are many; the calls name what they answer. */
function createListedHandlers<T extends { readonly _id: string }>(
  definition: ListedDefinition<T>,
  { database: { db }, clock }: EditingDeps,
) {
  const { kind, fields, input, patch, needsPicture } = definition;
  const noun = kind === 'package' ? 'Package' : 'Destination';
  const find = (id: string) => findEntity(db, definition, id);

  return {
    create: async ({ session, by, save }: SignedIn) => {
      const creation = await save({
        ...cataloguePictures,
        read: (form) => {
          const values = validate(input, readFields(fields, form.fields));
          if (needsPicture && form.images.length === 0)
            throw invalidField('images', 'At least one picture is required');
          return { values, ...readCreation(form, kind, session) };
        },
        findExisting: ({ key }) => findExisting(db, key, clock.now()),
        write: (trx, { key, ...sent }, added) => {
          const create = () => createListed(trx, definition, { ...sent, added }, clock.now(), by);
          return unwrapRejection(createOnce(trx, key, create, clock.now()));
        },
      });
      return {
        message: `${noun} created successfully!`,
        created: await unwrapCreation(creation, find, noun),
      };
    },

    edit: async ({ id, by, save }: OfOne) => {
      // Checked before the pictures are received.
      if (!(await find(id))) throw notFound(noun);
      const edited = await save({
        ...cataloguePictures,
        read: (form) => ({
          values: validate(patch, readFields(fields, form.fields)),
          edit: readEdit(form),
        }),
        write: async (trx, { values, edit }, added) =>
          unwrapEdit(
            await editListed(trx, definition, id, values, { ...edit, added, by }, clock.now()),
            noun,
            by,
          ),
      });
      return { message: `${noun} updated successfully!`, edited };
    },

    remove: async ({ id, by, write }: OfOne) => {
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
      const result = await write((trx) => changePrices(trx, input.prices, clock.now(), by));
      if (result.outcome === 'stale')
        throw stale('Some of these packages were changed meanwhile. No price was changed.', result.current);
      const { prices } = result;
      return { message: `${prices.length} ${prices.length === 1 ? 'price' : 'prices'} changed`, prices };
    },

    readHomeOrder: () => readHomeOrderAnswer(db),

    saveHomeOrder: async ({ input, by, write }) => {
      const result = await write((trx) => saveHomeOrder(trx, input, clock.now(), by));
      switch (result.outcome) {
        case 'saved':
          return result.order;
        case 'refused':
          throw invalidField(result.field, result.message);
        case 'stale':
          throw stale('The order was changed meanwhile. Nothing was overwritten.', result.current);
      }
      return result satisfies never;
    },

    saveDestinationOrder: ({ input, by, write }) =>
      // A refusal takes the transaction back.
      write(async (trx) => {
        const result = await saveDestinationOrder(trx, input, clock.now(), by);
        switch (result.outcome) {
          case 'saved':
            return { order: result.order };
          case 'refused':
            throw invalidField('order', result.message);
          case 'stale':
            throw stale('The destinations were changed meanwhile. Nothing was overwritten.', {
              order: result.current,
            });
        }
        return result satisfies never;
      }),

    readAgency: async () => ({ agency: await readAgency(db) }),

    editAgency: async ({ by, save }) => {
      const updatedAgency = await save({
        ...cataloguePictures,
        read: async (form) => {
          const { unchanged, changed } = divideFacts(readFacts(form), (await readAgency(db)).facts);
          return { facts: { ...unchanged, ...validate(AgencyInputSchema, changed) }, edit: readEdit(form) };
        },
        write: async (trx, { facts, edit }, added) =>
          unwrapEdit(await editAgency(trx, facts, { ...edit, added, by }, clock.now()), 'Agency', by),
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
