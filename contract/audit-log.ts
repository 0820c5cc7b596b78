import * as v from 'valibot';
import type { Author } from './admin-answers.ts';
import { IdSchema, LenientText } from './reading.ts';

const EventSchema = v.object({
  _id: IdSchema,
  /** ms since 1970 */
  at: v.number(),
  /** Null for an unknown account and for a command on the server. */
  by: v.nullish(v.object({ name: LenientText, email: LenientText }), null),
  action: LenientText,
  /** `name` is that of the time of the event; of an account its e-mail. */
  subject: v.nullish(v.object({ kind: LenientText, name: LenientText }), null),
  /** Of an edit what it changed, otherwise ''. */
  summary: LenientText,
  /** An IPv4 address, the /64 of an IPv6 address, or `command line`. */
  address: LenientText,
});
export type AuditLogEvent = v.InferOutput<typeof EventSchema>;

/** How the site reads `GET /api/admin/audit-log`, newest first; `before` is the `next` of the answer before. */
export const AuditLogSchema = v.object({
  events: v.array(EventSchema),
  /** Null on the last page. */
  next: v.nullish(v.string(), null),
});
export type AuditLog = v.InferOutput<typeof AuditLogSchema>;

export const auditActions = [
  'create',
  'edit',
  'delete',
  'restore',
  'delete for good',
  'sign in',
  'change password',
  'change email',
  'download backup',
  'add administrator',
  'remove administrator',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditSubjectKinds = ['package', 'destination', 'account', 'home page', 'agency'] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

/** An event as our own backend answers it. */
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
