import * as v from 'valibot';
import { OwnIdSchema, TimeSchema, type Frozen } from '#contract/admin-answers.ts';
import { categories, type CategorySummary } from '#contract/category.ts';
import { answerOf } from '#contract/fields/answer.ts';
import { type Destination, destinationFields } from '#contract/fields/destination-fields.ts';
import type { Fields } from '#contract/fields/field.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import type { Package } from '#contract/package.ts';
import type { User } from '#contract/user.ts';

/**
 * What our backend answers, exactly, where the schema by which the site reads any backend accepts more and says less.
 * Each is held to the contract's type by the type checker and to the answers by `openapi.test.ts`.
 */
type Exactly<T> = v.GenericSchema<unknown, T>;

const focal = v.pipe(
  v.strictObject({ x: v.number(), y: v.number() }),
  v.description('Percent of width and height: stays in view when the picture is cropped'),
);
const pictureDetail = v.strictObject({
  address: v.string(),
  focal: v.optional(focal),
  alt: v.optional(v.string()),
  banner: v.optional(v.literal(true)),
});

const entity = {
  _id: OwnIdSchema,
  images: v.pipe(v.array(v.string()), v.description('Addresses of pictures; cards show the first')),
  version: v.pipe(v.number(), v.integer(), v.description('Counts the edits')),
  pictureDetails: v.optional(v.array(pictureDetail)),
};

/** Of a kind whose entities have no more than their fields. */
export const entityAnswer = (fields: Fields): v.GenericSchema =>
  v.strictObject({ ...entity, ...answerOf(fields) });

export const PackageAnswer: Exactly<Package> = v.strictObject({
  ...entity,
  ...answerOf(packageFields),
  updatedAt: TimeSchema,
});

export const DestinationAnswer: Exactly<Destination> = v.strictObject({
  ...entity,
  ...answerOf(destinationFields),
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

/** The body of every error our backend sends. */
export const ErrorAnswer = v.strictObject({
  message: v.string(),
  error: v.pipe(v.string(), v.description('The same text as `message`')),
  fields: v.exactOptional(
    v.pipe(v.record(v.string(), v.string()), v.description('What is wrong with each field, by its name')),
  ),
  current: v.exactOptional(v.pipe(v.unknown(), v.description('With 409: what is stored now'))),
});

export type ErrorBody = Frozen<v.InferOutput<typeof ErrorAnswer>>;

export const MessageAnswer = v.strictObject({ message: v.string() });
