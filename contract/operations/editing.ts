import * as v from 'valibot';
import { EarlierVersionSchema } from '#contract/admin-answers.ts';
import { AgencyInputSchema } from '#contract/agency-input.ts';
import { EditFieldsSchema } from '#contract/editing.ts';
import { SamplesAnswerSchema, SamplesInputSchema } from '#contract/first-steps.ts';
import * as orders from '#contract/orders.ts';
import { ChangedPriceSchema, PricesInputSchema } from '#contract/prices.ts';
import { StoredAgencySchema } from '#contract/stored-agency.ts';
import { images, version } from './listed.ts';
import { administrator, type Operations } from './operation.ts';

/** What administrators keep beside packages and destinations themselves: their prices and order, samples, the agency. */
export const editing = {
  changePrices: administrator('PATCH /admin/prices', {
    summary: 'Changes the prices of several packages: all of them, or none when one was changed meanwhile',
    // 500 entries of at most 120 bytes.
    body: { json: PricesInputSchema, maxBytes: 64 * 1024 },
    answer: v.strictObject({ message: v.string(), prices: v.array(ChangedPriceSchema) }),
    refusals: [409],
  }),
  readHomeOrder: administrator('GET /admin/home-order', {
    summary: 'The packages that come first in the rows of the home page',
    answer: orders.HomeOrderAnswerSchema,
  }),
  saveHomeOrder: administrator('PUT /admin/home-order', {
    summary: 'Replaces that order, unless another one is stored than `previous`',
    body: { json: orders.HomeOrderInputSchema },
    answer: orders.HomeOrderAnswerSchema,
    refusals: [409],
  }),
  saveDestinationOrder: administrator('PUT /admin/destination-order', {
    summary: 'Puts all popular destinations in an order, unless another one is stored than `previous`',
    body: { json: orders.DestinationOrderInputSchema },
    answer: orders.DestinationOrderAnswerSchema,
    refusals: [409],
  }),
  readAgency: administrator('GET /admin/agency', {
    summary: 'The facts of the agency as the owner changed them',
    answer: v.strictObject({ agency: StoredAgencySchema }),
  }),
  editAgency: administrator('PATCH /admin/agency', {
    summary: 'Replaces the facts that differ from the originals',
    body: { form: { fields: v.object({ facts: AgencyInputSchema }), more: EditFieldsSchema, files: images } },
    answer: v.strictObject({ message: v.string(), updatedAgency: StoredAgencySchema }),
    refusals: [409],
  }),
  listAgencyVersions: administrator('GET /admin/agency-versions', {
    summary: 'The earlier versions of the facts of the agency, newest first',
    answer: v.strictObject({ versions: v.array(EarlierVersionSchema) }),
  }),
  readAgencyVersion: administrator('GET /admin/agency-version', {
    summary: 'An earlier version of the facts of the agency',
    query: { version },
    answer: v.strictObject({ agency: StoredAgencySchema }),
    refusals: [404],
  }),
  moveSamples: administrator('PUT /admin/samples', {
    summary: 'Moves the samples that were never edited to the trash, or those in it back',
    body: { json: SamplesInputSchema },
    answer: SamplesAnswerSchema,
  }),
} satisfies Operations;
