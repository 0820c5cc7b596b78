import * as v from 'valibot';
import { AgencyInputSchema, divideFacts } from '#contract/agency-input.ts';
import type { editing } from '#contract/operations/editing.ts';
import { agencyDefinition, agencyId, editAgency, readAgency } from '#server/agency/agency.ts';
import { readHomeOrderAnswer, saveDestinationOrder, saveHomeOrder } from '#server/catalogue/orders.ts';
import { changePrices } from '#server/catalogue/package-prices.ts';
import { findEarlierVersion, listEarlierVersions } from '#server/entities/history.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { validate } from '#server/http/listener/request-body.ts';
import type { Handlers } from '#server/http/serve.ts';
import type { Form } from '#server/http/uploads/multipart-form.ts';
import { cataloguePictures } from '#server/http/uploads/save-with-pictures.ts';
import { invalidField, notFound } from '#server/refusal.ts';
import { moveSamples, type MovedSamples } from '#server/sample/stored-samples.ts';
import { readEdit } from './catalogue-forms.ts';

export function createEditingHandlers({ database, clock }: ServerDeps): Handlers<typeof editing> {
  const { db } = database;
  return {
    changePrices: async ({ input, by, write }) => {
      const prices = await write((trx) => changePrices(trx, input.prices, clock.now(), by));
      return { message: `${plural(prices.length, 'price')} changed`, prices };
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

    listAgencyVersions: async () => ({ versions: await listEarlierVersions(db, agencyId) }),
    readAgencyVersion: async ({ query: { version } }) => {
      const found = await findEarlierVersion(db, agencyDefinition, agencyId, version);
      if (!found) throw notFound('Version');
      return { agency: agencyDefinition.toEntity(found) };
    },

    moveSamples: async ({ input: { present }, by, write }) => {
      const moved = await write((trx) => moveSamples(trx, present ? 'trash' : 'lists', clock.now(), by));
      return { message: describe(moved, present), ...moved };
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

/** Such as `2 sample tours and 1 destination are back.` */
function describe({ packages, destinations }: MovedSamples, present: boolean): string {
  const count = packages.length + destinations.length;
  if (count === 0) return present ? 'No sample was in Recently deleted.' : 'There was no sample to remove.';
  const place = packages.length > 0 ? 'destination' : 'sample destination';
  const moved = [
    ...(packages.length > 0 ? [plural(packages.length, 'sample tour')] : []),
    ...(destinations.length > 0 ? [plural(destinations.length, place)] : []),
  ];
  const verb = count === 1 ? 'is' : 'are';
  return `${moved.join(' and ')} ${verb} ${present ? 'back' : 'in Recently deleted'}.`;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
