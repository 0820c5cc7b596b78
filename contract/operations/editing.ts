import * as v from 'valibot';
import { AgencyInputSchema } from '#contract/agency-input.ts';
import {
  DestinationInputSchema,
  DestinationPatchSchema,
  PackageInputSchema,
  PackagePatchSchema,
} from '#contract/fields/inputs.ts';
import {
  DestinationOrderAnswerSchema,
  DestinationOrderInputSchema,
  HomeOrderAnswerSchema,
  HomeOrderInputSchema,
} from '#contract/orders.ts';
import { CreateFieldsSchema, EditFieldsSchema, PackageCreateFieldsSchema } from '#contract/editing.ts';
import { limits } from '#contract/limits.ts';
import { StoredAgencySchema } from '#contract/stored-agency.ts';
import { ChangedPriceSchema, PricesInputSchema } from '#contract/prices.ts';
import { DestinationAnswer, MessageAnswer, PackageAnswer } from './answers.ts';
import type { Operations } from './operation.ts';

const images = { name: 'images', max: limits.pictures } as const;

/** What administrators keep: packages and destinations (specification, section 7), their order, the agency. */
export const editing = {
  createPackage: {
    route: 'POST /tours/create-package',
    who: 'administrator',
    summary: 'Creates a package; a repeat with the same idempotency key creates nothing',
    body: { form: { fields: PackageInputSchema, more: PackageCreateFieldsSchema, files: images } },
    status: 201,
    answer: v.strictObject({ message: v.string(), package: PackageAnswer }),
  },
  editPackage: {
    route: 'PATCH /tours/edit-package/{id}',
    who: 'administrator',
    summary: 'Changes the fields given, and adds, orders and removes pictures',
    body: { form: { fields: PackagePatchSchema, more: EditFieldsSchema, files: images } },
    answer: v.strictObject({ message: v.string(), updatedPackage: PackageAnswer }),
    refusals: [409],
  },
  deletePackage: {
    route: 'DELETE /tours/delete-package/{id}',
    who: 'administrator',
    summary: `Moves a package to the trash, for ${limits.trashDays} days`,
    answer: MessageAnswer,
  },
  createDestination: {
    route: 'POST /tours/popular-destination',
    who: 'administrator',
    summary: 'Creates a popular destination',
    body: { form: { fields: DestinationInputSchema, more: CreateFieldsSchema, files: images } },
    status: 201,
    answer: v.strictObject({ message: v.string(), destination: DestinationAnswer }),
  },
  editDestination: {
    route: 'PATCH /tours/popular-destination-edit/{id}',
    who: 'administrator',
    summary: 'Changes the fields given, and adds, orders and removes pictures',
    body: { form: { fields: DestinationPatchSchema, more: EditFieldsSchema, files: images } },
    answer: v.strictObject({ message: v.string(), updatedDestination: DestinationAnswer }),
    refusals: [409],
  },
  deleteDestination: {
    route: 'DELETE /tours/popular-destination/{id}',
    who: 'administrator',
    summary: `Moves a destination to the trash, for ${limits.trashDays} days`,
    answer: MessageAnswer,
  },
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
} as const satisfies Operations;
