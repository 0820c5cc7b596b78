import * as v from 'valibot';
import { auditEventEntries } from '#contract/audit-log.ts';
import { FirstStepsSchema } from '#contract/first-steps.ts';
import { maxCountDays, PackageCountsSchema } from '#contract/package-counts.ts';
import { ServerStatusSchema } from '#contract/server-status.ts';
import { listed } from './listed.ts';
import { administrator, parameter, type Operations } from './operation.ts';

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

export type AuditSubjectKind = keyof typeof listed | 'account' | 'home page' | 'agency';
const subjectKinds: readonly string[] = [...Object.keys(listed), 'account', 'home page', 'agency'];

export const AuditEventSchema = v.strictObject({
  ...auditEventEntries,
  action: v.picklist(auditActions),
  /** `name` is that of the time of the event; of an account its e-mail. */
  subject: v.nullable(v.strictObject({ kind: v.picklist(subjectKinds), _id: v.string(), name: v.string() })),
});
export type AuditEvent = v.InferOutput<typeof AuditEventSchema>;

const badDays = `The days must be a number from 1 to ${maxCountDays}`;
const days = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, badDays),
  v.transform(Number),
  v.number(),
  v.integer(),
  v.minValue(1, badDays),
  v.maxValue(maxCountDays, badDays),
);

/** What the overview of the admin area shows. */
export const insight = {
  readAuditLog: administrator('GET /admin/audit-log', {
    summary: 'The last changes, newest first, a page at a time',
    query: { before: parameter(v.optional(v.string()), '`next` of the answer before') },
    answer: v.strictObject({ events: v.array(AuditEventSchema), next: v.nullable(v.string()) }),
  }),
  readCounts: administrator('GET /admin/counts', {
    summary: 'What visitors did with the packages, by day and by package',
    query: { days: parameter(v.optional(days), 'Length of the period, today included') },
    answer: PackageCountsSchema,
  }),
  readFirstSteps: administrator('GET /admin/first-steps', {
    summary: 'What a new agency has done, and how many samples are left',
    answer: FirstStepsSchema,
  }),
  readStatus: administrator('GET /admin/status', {
    summary: 'Backups, disk, pictures and mails of this server',
    answer: ServerStatusSchema,
  }),
} satisfies Operations;
