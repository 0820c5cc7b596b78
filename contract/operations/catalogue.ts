import * as v from 'valibot';
import { categoryKeys, toCategoryKey } from '#contract/category.ts';
import { countedEvents, type CountInput } from '#contract/counts.ts';
import { idPattern } from '#contract/reading.ts';
import { CategoryAnswer, DestinationAnswer, PackageAnswer } from './answers.ts';
import { administrator, everybody, parameter, type Operations } from './operation.ts';

const badCategory = 'Category must be domestic, international or all packages';
const category = v.pipe(
  v.string(badCategory),
  v.transform((text) => toCategoryKey(text) ?? ''),
  v.picklist(categoryKeys, badCategory),
);

const Packages = v.strictObject({ data: v.array(PackageAnswer) });

const CountInputSchema: v.GenericSchema<unknown, CountInput> = v.strictObject(
  {
    event: v.picklist(countedEvents, `The event must be one of ${countedEvents.join(', ')}`),
    id: v.pipe(v.string('An id is required'), v.regex(idPattern, 'The id must be that of a package')),
  },
  'The request must hold an event and an id, and nothing else',
);

/** What visitors see, and count (specification, section 7); the reads below `/admin` are beside it. */
export const catalogue = {
  listPackages: everybody('GET /tours/getAllPackage', {
    summary: 'All packages, newest first',
    answer: v.strictObject({ tours: v.array(PackageAnswer) }),
  }),
  listTopPackages: everybody('GET /tours/get-package-list-of-five', {
    summary: 'The five packages of a row of the home page',
    query: { category: parameter(category, 'Which packages') },
    answer: Packages,
  }),
  listCategories: everybody('GET /tours/get-all-categories-list', {
    summary: 'With `category` the packages of a category, without it the categories',
    query: { category: parameter(v.optional(category), 'Which packages') },
    answer: v.union([Packages, v.strictObject({ data: v.array(CategoryAnswer) })]),
  }),
  readPackage: everybody('GET /tours/package-detail/{id}', {
    summary: 'One package',
    answer: v.strictObject({ data: v.strictObject({ package: PackageAnswer }) }),
  }),
  listDestinations: everybody('GET /tours/get-popular-destination', {
    summary: 'The popular destinations',
    answer: v.strictObject({ destinations: v.array(DestinationAnswer) }),
  }),
  count: everybody('POST /count', {
    summary: 'Counts that a visitor opened the page of a public package, or asked about it',
    // About 60 are needed.
    body: { json: CountInputSchema, maxBytes: 256 },
    status: 204,
    refusals: [404, 429],
  }),
  listAllPackages: administrator('GET /admin/packages', {
    summary: 'All packages, drafts and those by link among them',
    answer: v.strictObject({ packages: v.array(PackageAnswer) }),
  }),
  readAnyPackage: administrator('GET /admin/packages/{id}', {
    summary: 'One package, also a draft',
    answer: v.strictObject({ package: PackageAnswer }),
  }),
} satisfies Operations;
