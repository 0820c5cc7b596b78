import type { Package } from '#contract/package.ts';
import { adminRequired } from '#contract/user.ts';
import { holdSession, type Session } from '#server/accounts/sessions.ts';
import { packageDefinition } from '#server/entities/listed.ts';
import { findEntity } from '#server/entities/rows.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import type { BrowserSessions } from './browser-sessions.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import { Refusal } from '#server/refusal.ts';

export type Access = ReturnType<typeof createAccess>;

export const signInRequired = () => new Refusal(401, 'Please sign in');
const createForbidden = () => new Refusal(403, adminRequired);
const sessionEnded = () => new Refusal(401, 'Your session has ended. Please sign in again.');

export function createAccess(
  { database: { db }, clock }: Pick<ServerDeps, 'database' | 'clock'>,
  sessions: BrowserSessions,
) {
  /** 'demoted': the account lost its admin flag, and its session has now been ended. */
  const adminSession = async (context: HttpContext) => {
    const found = await sessions.find(context, 'admin');
    if (!found || found.account.isAdmin) return found;
    await sessions.end(context, 'admin');
    return 'demoted';
  };

  /**
   * Checks, first in a writing transaction, that what `session` or `administrator` found still holds: it may have been
   * taken away while the request was received. @throws 401 or 403
   */
  const hold = async (trx: Db, found: Session): Promise<void> => {
    const held = await holdSession(trx, clock, found);
    if (!held) throw sessionEnded();
    if (held.kind === 'admin' && !held.account.isAdmin) throw createForbidden();
  };

  /** @throws 401 when there are session cookies, but none is valid; undefined without any */
  const session = async (context: HttpContext): Promise<Session | undefined> => {
    const hasCookie = sessions.hasCookie(context, 'member') || sessions.hasCookie(context, 'admin');
    if (!hasCookie) return undefined;
    const member = await sessions.find(context, 'member');
    if (member) return member;
    const admin = await adminSession(context);
    if (admin === undefined || admin === 'demoted') throw sessionEnded();
    return admin;
  };

  return {
    hold,
    session,
    /** @throws 401 without a valid session */
    signedIn: async (context: HttpContext): Promise<Session> => {
      const found = await session(context);
      if (!found) throw signInRequired();
      return found;
    },
    /** Runs a write in a transaction that begins with `hold`. */
    write: <T>(held: Session, work: (trx: Db) => Promise<T>): Promise<T> =>
      runWriteTransaction(db, async (trx) => {
        await hold(trx, held);
        return work(trx);
      }),
    /** @throws 401 without a valid session, 403 for a signed-in person who is no administrator */
    administrator: async (context: HttpContext): Promise<Session> => {
      const admin = await adminSession(context);
      if (admin === 'demoted') throw createForbidden();
      if (admin) return admin;
      if (await sessions.find(context, 'member')) throw createForbidden();
      throw signInRequired();
    },
    /** The draft with this id, for an administrator; undefined for everybody else, before the database is asked for it. */
    findDraft: async (context: HttpContext, id: string): Promise<Package | undefined> => {
      const admin = await adminSession(context);
      if (admin === undefined || admin === 'demoted') return undefined;
      const found = await findEntity(db, packageDefinition, id);
      return found?.visibility === 'draft' ? found : undefined;
    },
  };
}
