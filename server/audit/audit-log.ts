import type { AuditAction, AuditSubjectKind } from '#contract/operations/insight.ts';
import { day } from '#server/clock.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { createId } from '#server/ids.ts';

const lifetime = 365 * day;
export const auditPageLength = 50;

/** Who makes a change, and from where. */
export interface ChangeOrigin {
  /** Null for a command on the server. */
  readonly userId: string | null;
  /** Address block of the client (`http/limits/client-address.ts`). */
  readonly address: string;
  /** Where events are noted once they are recorded, for the log. */
  readonly recorded?: NewAuditEvent[];
}

export const fromCommandLine: ChangeOrigin = { userId: null, address: 'command line' };

export interface NewAuditEvent {
  readonly action: AuditAction;
  readonly subject?: { readonly kind: AuditSubjectKind; readonly id: string; readonly name: string };
  /** What an edit changed. */
  readonly summary?: string;
}

/** Records an event inside the transaction of the change, so that neither is stored without the other. */
export async function recordEvent(trx: Db, by: ChangeOrigin, event: NewAuditEvent, now: number) {
  const { action, subject, summary = '' } = event;
  await trx
    .insertInto('audit_events')
    .values({
      id: createId(),
      at: now,
      user_id: by.userId,
      action,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      subject_name: subject?.name ?? null,
      summary,
      address: by.address,
    })
    .execute();
  by.recorded?.push(event);
}

/** Whether the log has an event of this kind. */
export async function hasEvent(db: Db, action: AuditAction): Promise<boolean> {
  const event = await db
    .selectFrom('audit_events')
    .select('id')
    .where('action', '=', action)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

const cursorPattern = /^(\d{1,15})\.([\w-]{1,64})$/;

/** Where a page of events begins: after the event with this time and id. @returns undefined for a text that is no cursor */
export function parseCursor(text: string) {
  const [, at, id] = cursorPattern.exec(text) ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}

/** A page of events, newest first. @returns `next`: the cursor of the next page as text, null on the last page */
export async function listEvents(db: Db, before?: ReturnType<typeof parseCursor>) {
  let query = db
    .selectFrom('audit_events')
    .leftJoin('users', 'users.id', 'audit_events.user_id')
    .selectAll('audit_events')
    .select(['users.name as author_name', 'users.email as author_email'])
    .orderBy('at', 'desc')
    .orderBy('audit_events.id', 'desc')
    .limit(auditPageLength + 1);
  if (before)
    query = query.where((row) =>
      row.or([
        row('at', '<', before.at),
        row.and([row('at', '=', before.at), row('audit_events.id', '<', before.id)]),
      ]),
    );
  const rows = await query.execute();
  const page = rows.slice(0, auditPageLength);
  const last = page.at(-1);
  return {
    events: page.map((row) => ({
      _id: row.id,
      at: row.at,
      by: toAuthor(row),
      action: row.action,
      subject:
        row.subject_kind === null
          ? null
          : { kind: row.subject_kind, _id: row.subject_id ?? '', name: row.subject_name ?? '' },
      summary: row.summary,
      address: row.address,
    })),
    next: last && rows.length > page.length ? `${last.at}.${last.id}` : null,
  };
}

/** Deletes events that are older than a year. @param now ms since 1970 @returns their number */
export async function expireEvents(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await runWriteTransaction(db, (trx) =>
    trx
      .deleteFrom('audit_events')
      .where('at', '<=', now - lifetime)
      .executeTakeFirst(),
  );
  return Number(numDeletedRows);
}

/** Null when there is no such account. For answers to administrators only. @param row a left join with `users` */
export function toAuthor(row: { readonly author_name: string | null; readonly author_email: string | null }) {
  const { author_name: name, author_email: email } = row;
  return name === null || email === null ? null : { name, email };
}
