import * as v from 'valibot';
import type { DeletedItem, EarlierVersion } from '#contract/admin-answers.ts';
import { StoredFactsSchema, type StoredAgency } from '#contract/stored-agency.ts';
import { auditActions, auditSubjectKinds, type AuditEvent } from '#contract/audit-log.ts';
import { categories, type CategorySummary } from '#contract/category.ts';
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

export const PackageAnswer: Exactly<Package> = v.strictObject({
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
});

export const DestinationAnswer: Exactly<Destination> = v.strictObject({
  _id: id,
  name: v.string(),
  images: pictures,
  discount: v.string(),
  version,
  pictureDetails: v.optional(PictureDetailsAnswer),
});

export const CategoryAnswer: Exactly<CategorySummary> = v.strictObject({
  name: v.picklist(categories),
  packages: v.number(),
  image: v.nullable(v.string()),
});

export const UserAnswer: Exactly<User> = v.strictObject({
  _id: id,
  name: v.string(),
  email: v.string(),
  profilePic: v.string(),
});

const AuthorAnswer = v.nullable(v.strictObject({ name: v.string(), email: v.string() }));

export const DeletedItemAnswer: Exactly<DeletedItem> = v.strictObject({
  _id: id,
  name: v.string(),
  images: pictures,
  deletedAt: time,
  deletedBy: AuthorAnswer,
  endsAt: time,
});

export const EarlierVersionAnswer: Exactly<EarlierVersion> = v.strictObject({
  version,
  replacedAt: time,
  replacedBy: AuthorAnswer,
  summary: v.string(),
});

export const AuditEventAnswer: Exactly<AuditEvent> = v.strictObject({
  _id: id,
  at: time,
  by: AuthorAnswer,
  action: v.picklist(auditActions),
  subject: v.nullable(
    v.strictObject({
      kind: v.picklist(auditSubjectKinds),
      _id: v.string(),
      name: v.string(),
    }),
  ),
  summary: v.string(),
  address: v.string(),
});

export const AgencyAnswer: Exactly<StoredAgency> = v.strictObject({
  _id: id,
  version,
  facts: v.pipe(
    v.strictObject(StoredFactsSchema.entries),
    v.description('What differs from the originals, which are in the code'),
  ),
  images: v.array(v.string()),
});

const ids = v.array(id);

export const HomeOrderShape: Exactly<HomeOrderAnswer> = v.strictObject({
  domestic: ids,
  international: ids,
  deleted: v.pipe(
    v.array(v.strictObject({ _id: id, name: v.string() })),
    v.description('Pinned packages that are in the trash'),
  ),
});

export const SamplesShape: Exactly<SamplesAnswer> = v.strictObject({
  message: v.string(),
  packages: ids,
  destinations: ids,
});

export const ChangedPriceAnswer: Exactly<ChangedPrice> = v.strictObject({
  _id: id,
  version,
  price: v.number(),
  updatedAt: time,
});

export const ErrorAnswer: Exactly<ErrorBody> = v.strictObject({
  message: v.string(),
  error: v.pipe(v.string(), v.description('The same text as `message`')),
  fields: v.exactOptional(
    v.pipe(v.record(v.string(), v.string()), v.description('What is wrong with each field, by its name')),
  ),
  current: v.exactOptional(v.pipe(v.unknown(), v.description('With 409: what is stored now'))),
});

export const MessageAnswer = v.strictObject({ message: v.string() });
