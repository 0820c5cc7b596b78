import * as v from 'valibot';
import { AuthorSchema } from '#contract/admin-answers.ts';
import { OwnIdSchema } from '#contract/reading.ts';
import { auditActions, auditSubjectKinds, type AuditEvent } from '#contract/audit-log.ts';
import { categories, type CategorySummary } from '#contract/category.ts';
import type { Destination } from '#contract/destination.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import type { Package } from '#contract/package.ts';
import type { User } from '#contract/user.ts';
import { visibilities } from '#contract/visibility.ts';

/**
 * What our backend answers, exactly, where the schema by which the site reads any backend accepts more and says less.
 * Each is held to the contract's type by the type checker and to the answers by `openapi.test.ts`.
 */
type Exactly<T> = v.GenericSchema<unknown, T>;

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
  _id: OwnIdSchema,
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
  dayWiseItinerary: v.array(v.strictObject({ _id: OwnIdSchema, day: v.number(), description: v.string() })),
  visibility: v.optional(v.pipe(v.picklist(visibilities), v.description('Absent: public'))),
  preparedFor: v.optional(v.string()),
  localName: v.optional(v.string()),
  pictureDetails: v.optional(PictureDetailsAnswer),
});

export const DestinationAnswer: Exactly<Destination> = v.strictObject({
  _id: OwnIdSchema,
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
  _id: OwnIdSchema,
  name: v.string(),
  email: v.string(),
  profilePic: v.string(),
});

export const AuditEventAnswer: Exactly<AuditEvent> = v.strictObject({
  _id: OwnIdSchema,
  at: time,
  by: AuthorSchema,
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

export const ErrorAnswer: Exactly<ErrorBody> = v.strictObject({
  message: v.string(),
  error: v.pipe(v.string(), v.description('The same text as `message`')),
  fields: v.exactOptional(
    v.pipe(v.record(v.string(), v.string()), v.description('What is wrong with each field, by its name')),
  ),
  current: v.exactOptional(v.pipe(v.unknown(), v.description('With 409: what is stored now'))),
});

export const MessageAnswer = v.strictObject({ message: v.string() });
