import * as v from 'valibot';
import { AuthorSchema, OwnIdSchema, TimeSchema } from './admin-answers.ts';

/** Of every event, as our backend answers it. */
export const auditEventEntries = {
  _id: OwnIdSchema,
  at: TimeSchema,
  by: AuthorSchema,
  /** Of an edit what it changed, otherwise ''. */
  summary: v.string(),
  /** An IPv4 address, the /64 of an IPv6 address, or `command line`. */
  address: v.string(),
};

/**
 * How the site reads `GET /api/admin/audit-log`, newest first; `before` is the `next` of the answer before. Actions and
 * kinds that only a newer backend has are shown as they stand.
 */
export const AuditLogSchema = v.object({
  events: v.array(
    v.object({
      ...auditEventEntries,
      action: v.string(),
      subject: v.nullable(v.object({ kind: v.string(), name: v.string() })),
    }),
  ),
  /** Null on the last page. */
  next: v.nullish(v.string(), null),
});
export type AuditLog = v.InferOutput<typeof AuditLogSchema>;
export type AuditLogEvent = AuditLog['events'][number];
