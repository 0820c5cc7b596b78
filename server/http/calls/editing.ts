import * as v from 'valibot';
import { destinationFields } from '#contract/fields/destination-fields.ts';
import { AgencyInputSchema, divideFacts } from '#contract/agency-input.ts';
import {
  DestinationInputSchema,
  DestinationPatchSchema,
  PackageInputSchema,
  PackagePatchSchema,
} from '#contract/fields/inputs.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import type { editing } from '#contract/operations/editing.ts';
import { editAgency, readAgency } from '#server/agency/agency.ts';
import { saveDestinationOrder } from '#server/catalogue/destination-order.ts';
import {
  createDestination,
  deleteDestination,
  editDestination,
  findDestination,
} from '#server/catalogue/destinations.ts';
import { readHomeOrderAnswer, saveHomeOrder } from '#server/catalogue/home-order.ts';
import { createOnce, findExisting } from '#server/catalogue/idempotent-creations.ts';
import { changePrices } from '#server/catalogue/package-prices.ts';
import { createPackage, deletePackage, editPackage, findPackage } from '#server/catalogue/packages.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { invalidField, validate } from '#server/http/listener/request-body.ts';
import { HttpFailure, notFound } from '#server/http/responses/http-failure.ts';
import type { Handlers } from '#server/http/serve.ts';
import type { Form } from '#server/http/uploads/multipart-form.ts';
import { cataloguePictures } from '#server/http/uploads/save-with-pictures.ts';
import { readCreation, readEdit, readFields } from './catalogue-forms.ts';
import { unwrapCreation, unwrapEdit, unwrapRejection } from './write-results.ts';

/** 409 with what is stored, of which another form was sent. */
const stale = (message: string, current: unknown) => new HttpFailure(409, message, { current });

export function createEditingHandlers({
  database: { db },
  clock,
}: Pick<ServerDeps, 'database' | 'clock'>): Handlers<typeof editing> {
  return {
    createPackage: async ({ session, by, save }) => {
      const creation = await save({
        ...cataloguePictures,
        read: (form) => ({
          fields: validate(PackageInputSchema, readFields(packageFields, form.fields)),
          ...readCreation(form, 'package', session),
        }),
        findExisting: ({ key }) => findExisting(db, key, clock.now()),
        write: (trx, { fields, key, details, copied }, addresses) =>
          unwrapRejection(
            createOnce(
              trx,
              key,
              () => createPackage(trx, fields, addresses, clock.now(), by, details, copied),
              clock.now(),
            ),
          ),
      });
      const created = await unwrapCreation(creation, (id) => findPackage(db, id), 'Package');
      return { message: 'Package created successfully!', package: created };
    },

    editPackage: async ({ id, by, save }) => {
      // Checked before the pictures are received.
      if (!(await findPackage(db, id))) throw notFound('Package');
      const updatedPackage = await save({
        ...cataloguePictures,
        read: (form) => ({
          patch: validate(PackagePatchSchema, readFields(packageFields, form.fields)),
          edit: readEdit(form),
        }),
        write: async (trx, { patch, edit }, added) =>
          unwrapEdit(await editPackage(trx, id, patch, { ...edit, added, by }, clock.now()), 'Package', by),
      });
      return { message: 'Package updated successfully!', updatedPackage };
    },

    deletePackage: async ({ id, by, write }) => {
      if (!(await write((trx) => deletePackage(trx, id, clock.now(), by)))) throw notFound('Package');
      return { message: 'Package deleted successfully!' };
    },

    createDestination: async ({ session, by, save }) => {
      const creation = await save({
        ...cataloguePictures,
        read: (form) => {
          const fields = validate(DestinationInputSchema, readFields(destinationFields, form.fields));
          if (form.images.length === 0) throw invalidField('images', 'At least one picture is required');
          return { fields, ...readCreation(form, 'destination', session) };
        },
        findExisting: ({ key }) => findExisting(db, key, clock.now()),
        write: (trx, { fields, key, details }, addresses) =>
          createOnce(
            trx,
            key,
            () => createDestination(trx, fields, addresses, clock.now(), by, details),
            clock.now(),
          ),
      });
      const destination = await unwrapCreation(creation, (id) => findDestination(db, id), 'Destination');
      return { message: 'Destination created successfully!', destination };
    },

    editDestination: async ({ id, by, save }) => {
      if (!(await findDestination(db, id))) throw notFound('Destination');
      const updatedDestination = await save({
        ...cataloguePictures,
        read: (form) => ({
          patch: validate(DestinationPatchSchema, readFields(destinationFields, form.fields)),
          edit: readEdit(form),
        }),
        write: async (trx, { patch, edit }, added) => {
          const edited = await editDestination(trx, id, patch, { ...edit, added, by }, clock.now());
          return unwrapEdit(edited, 'Destination', by);
        },
      });
      return { message: 'Destination updated successfully!', updatedDestination };
    },

    deleteDestination: async ({ id, by, write }) => {
      if (!(await write((trx) => deleteDestination(trx, id, clock.now(), by)))) throw notFound('Destination');
      return { message: 'Destination deleted successfully!' };
    },

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
