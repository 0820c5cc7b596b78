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

export type AuditAction =
  | 'create'
  | 'edit'
  | 'delete'
  | 'restore'
  | 'delete for good'
  | 'sign in'
  | 'change password'
  | 'download backup'
  | 'add administrator'
  | 'remove administrator';

export type AuditSubjectKind = 'package' | 'destination' | 'account';

export interface AuditEvent {
  readonly _id: string;
  /** ms since 1970 */
  readonly at: number;
  readonly by: Author | null;
  readonly action: AuditAction;
  /** `name` is that of the time of the event; of an account its e-mail. */
  readonly subject: { readonly kind: AuditSubjectKind; readonly _id: string; readonly name: string } | null;
  /** Of an edit what it changed, otherwise ''. */
  readonly summary: string;
  /** An IPv4 address, the /64 of an IPv6 address, or `command line`. */
  readonly address: string;
}
