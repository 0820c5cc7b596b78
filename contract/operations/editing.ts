import * as v from 'valibot';
import { EarlierVersionSchema } from '#contract/admin-answers.ts';
import { AgencyInputSchema } from '#contract/agency-input.ts';
import { EditFieldsSchema } from '#contract/editing.ts';
import { SamplesAnswerSchema, SamplesInputSchema } from '#contract/first-steps.ts';
import {
  DestinationOrderAnswerSchema,
  DestinationOrderInputSchema,
  HomeOrderAnswerSchema,
  HomeOrderInputSchema,
} from '#contract/orders.ts';
import { ChangedPriceSchema, PricesInputSchema } from '#contract/prices.ts';
import { StoredAgencySchema } from '#contract/stored-agency.ts';
import { images, version } from './listed.ts';
import type { Operations } from './operation.ts';

/** What administrators keep beside packages and destinations themselves: their prices and order, samples, the agency. */
export const editing = {
  changePrices: {
    route: 'PATCH /admin/prices',
    who: 'administrator',
    summary: 'Changes the prices of several packages: all of them, or none when one was changed meanwhile',
    // 500 entries of at most 120 bytes.
    body: { json: PricesInputSchema, maxBytes: 64 * 1024 },
    answer: v.strictObject({ message: v.string(), prices: v.array(ChangedPriceSchema) }),
    refusals: [409],
  },
  readHomeOrder: {
    route: 'GET /admin/home-order',
    who: 'administrator',
    summary: 'The packages that come first in the rows of the home page',
    answer: HomeOrderAnswerSchema,
  },
  saveHomeOrder: {
    route: 'PUT /admin/home-order',
    who: 'administrator',
    summary: 'Replaces that order, unless another one is stored than `previous`',
    body: { json: HomeOrderInputSchema },
    answer: HomeOrderAnswerSchema,
    refusals: [409],
  },
  saveDestinationOrder: {
    route: 'PUT /admin/destination-order',
    who: 'administrator',
    summary: 'Puts all popular destinations in an order, unless another one is stored than `previous`',
    body: { json: DestinationOrderInputSchema },
    answer: DestinationOrderAnswerSchema,
    refusals: [409],
  },
  readAgency: {
    route: 'GET /admin/agency',
    who: 'administrator',
    summary: 'The facts of the agency as the owner changed them',
    answer: v.strictObject({ agency: StoredAgencySchema }),
  },
  editAgency: {
    route: 'PATCH /admin/agency',
    who: 'administrator',
    summary: 'Replaces the facts that differ from the originals',
    body: { form: { fields: v.object({ facts: AgencyInputSchema }), more: EditFieldsSchema, files: images } },
    answer: v.strictObject({ message: v.string(), updatedAgency: StoredAgencySchema }),
    refusals: [409],
  },
  listAgencyVersions: {
    route: 'GET /admin/agency-versions',
    who: 'administrator',
    summary: 'The earlier versions of the facts of the agency, newest first',
    answer: v.strictObject({ versions: v.array(EarlierVersionSchema) }),
  },
  readAgencyVersion: {
    route: 'GET /admin/agency-version',
    who: 'administrator',
    summary: 'An earlier version of the facts of the agency',
    query: { version },
    answer: v.strictObject({ agency: StoredAgencySchema }),
    refusals: [404],
  },
  moveSamples: {
    route: 'PUT /admin/samples',
    who: 'administrator',
    summary: 'Moves the samples that were never edited to the trash, or those in it back',
    body: { json: SamplesInputSchema },
    answer: SamplesAnswerSchema,
  },
} as const satisfies Operations;
