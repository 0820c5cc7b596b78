import * as v from 'valibot';
import { AuthorSchema, OwnIdSchema } from './admin-answers.ts';

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

const auditSubjectKinds = ['package', 'destination', 'account', 'home page', 'agency'] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

/** An event as our backend answers it. */
export const AuditEventSchema = v.strictObject({
  _id: OwnIdSchema,
  at: v.pipe(v.number(), v.integer(), v.description('ms since 1970, UTC')),
  by: AuthorSchema,
  action: v.picklist(auditActions),
  /** `name` is that of the time of the event; of an account its e-mail. */
  subject: v.nullable(
    v.strictObject({ kind: v.picklist(auditSubjectKinds), _id: v.string(), name: v.string() }),
  ),
  /** Of an edit what it changed, otherwise ''. */
  summary: v.string(),
  /** An IPv4 address, the /64 of an IPv6 address, or `command line`. */
  address: v.string(),
});
export type AuditEvent = v.InferOutput<typeof AuditEventSchema>;

/**
 * How the site reads `GET /api/admin/audit-log`, newest first; `before` is the `next` of the answer before. Actions and
 * kinds that only a newer backend has are shown as they stand.
 */
export const AuditLogSchema = v.object({
  events: v.array(
    v.object({
      ...AuditEventSchema.entries,
      action: v.string(),
      subject: v.nullable(v.object({ kind: v.string(), name: v.string() })),
    }),
  ),
  /** Null on the last page. */
  next: v.nullish(v.string(), null),
});
export type AuditLog = v.InferOutput<typeof AuditLogSchema>;
export type AuditLogEvent = AuditLog['events'][number];
