import * as v from 'valibot';

/** An id where it is always there: in the answers to calls of our own. */
export const OwnIdSchema = v.pipe(v.string(), v.nonEmpty());

/** Readonly, and all in it. */
export type Frozen<T> = T extends object ? { readonly [N in keyof T]: Frozen<T[N]> } : T;

/** Who made a change; null for an unknown account and for a command on the server. */
export const AuthorSchema = v.nullable(v.object({ name: v.string(), email: v.string() }));

export const TimeSchema = v.pipe(v.number(), v.integer(), v.description('ms since 1970, UTC'));

/** A package or destination in the trash. */
export const DeletedItemSchema = v.object({
  _id: OwnIdSchema,
  name: v.string(),
  images: v.pipe(v.array(v.string()), v.readonly()),
  deletedAt: TimeSchema,
  deletedBy: AuthorSchema,
  /** When it is deleted for good. */
  endsAt: TimeSchema,
});
export type DeletedItem = v.InferOutput<typeof DeletedItemSchema>;

/** What a package or destination was before a save. */
export const EarlierVersionSchema = v.object({
  version: v.pipe(v.number(), v.integer()),
  /** When and by whom it was replaced. */
  replacedAt: TimeSchema,
  replacedBy: AuthorSchema,
  /** What the save changed, such as `price 47500 to 49900, day 3`. */
  summary: v.string(),
});
export type EarlierVersion = v.InferOutput<typeof EarlierVersionSchema>;
