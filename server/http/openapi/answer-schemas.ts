import * as v from 'valibot';
import type { DeletedItem, EarlierVersion } from '#contract/admin-answers.ts';
import { StoredFactsSchema, type StoredAgency } from '#contract/stored-agency.ts';
import type { CategorySummary } from '#contract/answers.ts';
import type { AuditEvent } from '#contract/audit-log.ts';
import { categories } from '#contract/category.ts';
import type { Destination } from '#contract/destination.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import type { SamplesAnswer } from '#contract/first-steps.ts';
import type { HomeOrderAnswer } from '#contract/home-order.ts';
import type { Package } from '#contract/package.ts';
import type { ChangedPrice } from '#contract/prices-input.ts';
import type { User } from '#contract/user.ts';
import { visibilities } from '#contract/visibility.ts';

/**
 * What our backend answers, exactly. The schemas of the contract are how the site reads any backend: they accept more
 * and say less. Each is held to the contract's type by the type checker and to the answers by `openapi.test.ts`.
 */
type Exactly<T> = v.GenericSchema<unknown, T>;

const id = v.pipe(v.string(), v.minLength(1));
const time = v.pipe(v.number(), v.integer(), v.description('ms since 1970, UTC'));
const version = v.pipe(v.number(), v.integer(), v.description('Counts the edits'));
const texts = v.array(v.string());
const pictures = v.pipe(v.array(v.string()), v.description('Addresses of pictures; cards show the first'));

const PictureDetailsAnswer = v.array(
  v.strictObject({
    address: v.string(),
    focal: v.optional(
      v.pipe(
        v.strictObject({ x: v.number(), y: v.number() }),
        v.description('Percent of width and height: stays in view when the picture is cropped'),
      ),
    ),
    alt: v.optional(v.string()),
    banner: v.optional(v.literal(true)),
  }),
);

export const PackageAnswer = v.strictObject({
  _id: id,
  category: v.picklist(categories),
  name: v.string(),
  place: v.string(),
  days: v.number(),
  nights: v.number(),
  persons: v.number(),
  price: v.pipe(v.number(), v.description('INR, for all persons together')),
  description: v.string(),
  images: pictures,
  tripHighlights: texts,
  inclusions: texts,
  exclusions: texts,
  version,
  updatedAt: time,
  dayWiseItinerary: v.array(v.strictObject({ _id: id, day: v.number(), description: v.string() })),
  visibility: v.optional(v.pipe(v.picklist(visibilities), v.description('Absent: public'))),
  preparedFor: v.optional(v.string()),
  localName: v.optional(v.string()),
  pictureDetails: v.optional(PictureDetailsAnswer),
}) satisfies Exactly<Package>;

export const DestinationAnswer = v.strictObject({
  _id: id,
  name: v.string(),
  images: pictures,
  discount: v.string(),
  version,
  pictureDetails: v.optional(PictureDetailsAnswer),
}) satisfies Exactly<Destination>;

export const CategoryAnswer = v.strictObject({
  name: v.picklist(categories),
  packages: v.number(),
  image: v.nullable(v.string()),
}) satisfies Exactly<CategorySummary>;

export const UserAnswer = v.strictObject({
  _id: id,
  name: v.string(),
  email: v.string(),
  profilePic: v.string(),
}) satisfies Exactly<User>;

const AuthorAnswer = v.nullable(v.strictObject({ name: v.string(), email: v.string() }));

export const DeletedItemAnswer = v.strictObject({
  _id: id,
  name: v.string(),
  images: pictures,
  deletedAt: time,
  deletedBy: AuthorAnswer,
  endsAt: time,
}) satisfies Exactly<DeletedItem>;

export const EarlierVersionAnswer = v.strictObject({
  version,
  replacedAt: time,
  replacedBy: AuthorAnswer,
  summary: v.string(),
}) satisfies Exactly<EarlierVersion>;

export const AuditEventAnswer = v.strictObject({
  _id: id,
  at: time,
  by: AuthorAnswer,
  action: v.picklist([
    'create',
    'edit',
    'delete',
    'restore',
    'delete for good',
    'sign in',
    'change password',
    'download backup',
    'add administrator',
    'remove administrator',
  ]),
  subject: v.nullable(
    v.strictObject({
      kind: v.picklist(['package', 'destination', 'account', 'home page', 'agency']),
      _id: v.string(),
      name: v.string(),
    }),
  ),
  summary: v.string(),
  address: v.string(),
}) satisfies Exactly<AuditEvent>;

export const AgencyAnswer = v.strictObject({
  _id: id,
  version,
  facts: v.pipe(
    v.strictObject(StoredFactsSchema.entries),
    v.description('What differs from the originals, which are in the code'),
  ),
  images: v.array(v.string()),
}) satisfies Exactly<StoredAgency>;

const ids = v.array(id);

export const HomeOrderShape = v.strictObject({
  domestic: ids,
  international: ids,
  deleted: v.pipe(
    v.array(v.strictObject({ _id: id, name: v.string() })),
    v.description('Pinned packages that are in the trash'),
  ),
}) satisfies Exactly<HomeOrderAnswer>;

export const SamplesShape = v.strictObject({
  message: v.string(),
  packages: ids,
  destinations: ids,
}) satisfies Exactly<SamplesAnswer>;

export const ChangedPriceAnswer = v.strictObject({
  _id: id,
  version,
  price: v.number(),
  updatedAt: time,
}) satisfies Exactly<ChangedPrice>;

export const ErrorAnswer = v.strictObject({
  message: v.string(),
  error: v.pipe(v.string(), v.description('The same text as `message`')),
  fields: v.exactOptional(
    v.pipe(v.record(v.string(), v.string()), v.description('What is wrong with each field, by its name')),
  ),
  current: v.exactOptional(v.pipe(v.unknown(), v.description('With 409: what is stored now'))),
}) satisfies Exactly<ErrorBody>;

export const MessageAnswer = v.strictObject({ message: v.string() });
