import {
  createSession,
  endSession,
  findSession,
  lockAccount,
  type Session,
} from '#server/accounts/sessions.ts';
import type { Account } from '#server/accounts/users.ts';
import type { SessionKind } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import type { BrowserDevices } from './browser-devices.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';
import { createSessionCookies } from './id-cookies.ts';

export interface BrowserSessions {
  /** Whether the browser sent a cookie of this kind, valid or not. */
  claims(context: HttpContext, kind: SessionKind): boolean;
  /** The session of this kind, if it is valid; otherwise its cookie is cleared. */
  find(context: HttpContext, kind: SessionKind): Promise<Session | undefined>;
  /** Ends the browser's earlier session of this kind. @throws 401 when the account has changed since it was checked */
  start(context: HttpContext, account: Account, kind: SessionKind): Promise<void>;
  end(context: HttpContext, kind: SessionKind): Promise<void>;
}

export function createBrowserSessions(
  { database: { db }, clock, config, log }: ServerDeps,
  devices: BrowserDevices,
): BrowserSessions {
  const cookies = createSessionCookies(config.publicUrl);
  return {
    claims: (context, kind) => cookies[kind].read(context) !== undefined,
    find: async (context, kind) => {
      const id = cookies[kind].read(context);
      if (id === undefined) return undefined;
      const found = await findSession(db, clock, id, kind, (cause) =>
        log.warn({
          id: context.get('requestId'),
          event: 'the use of a session was not recorded',
          error: cause,
        }),
      );
      if (!found) cookies[kind].clear(context);
      return found;
    },
    start: async (context, account, kind) => {
      const before = cookies[kind].read(context);
      const { session, device } = await runWriteTransaction(db, async (inside) => {
        if (!(await lockAccount(inside, account))) throw new HttpFailure(401, 'Please sign in again');
        if (before !== undefined) await endSession(inside, before);
        return {
          session: await createSession(inside, clock, account.user._id, kind),
          device: await devices.remember(context, inside, account.user._id),
        };
      });
      cookies[kind].write(context, session.id, session.endsAt);
      devices.write(context, device);
      log.info({ id: context.get('requestId'), event: 'signed in', user: account.user._id, kind });
    },
    end: async (context, kind) => {
      const id = cookies[kind].read(context);
      if (id === undefined) return;
      await endSession(db, id);
      cookies[kind].clear(context);
    },
  };
}
