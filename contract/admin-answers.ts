import * as v from 'valibot';
import { IdSchema, LenientText, Pictures } from './reading.ts';

/** Who made a change; null for an unknown account and for a command on the server. */
export const AuthorSchema = v.fallback(v.nullable(v.object({ name: LenientText, email: LenientText })), null);
export type Author = NonNullable<v.InferOutput<typeof AuthorSchema>>;

const time = v.pipe(v.number(), v.finite());

/** A package or destination in the trash. Times are ms since 1970. */
export const DeletedItemSchema = v.object({
  _id: IdSchema,
  name: LenientText,
  images: Pictures,
  deletedAt: time,
  deletedBy: AuthorSchema,
  /** When it is deleted for good. */
  endsAt: time,
});
export type DeletedItem = v.InferOutput<typeof DeletedItemSchema>;

/** What a package or destination was before a save. */
export const EarlierVersionSchema = v.object({
  version: v.pipe(v.number(), v.integer()),
  /** When and by whom it was replaced; ms since 1970. */
  replacedAt: time,
  replacedBy: AuthorSchema,
  /** What the save changed, such as `price 47500 to 49900, day 3`. */
  summary: LenientText,
});
export type EarlierVersion = v.InferOutput<typeof EarlierVersionSchema>;
