import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isKnownDevice, rememberDevice } from '#server/accounts/known-devices.ts';
import {
  createSession,
  endSession,
  findSession,
  lockAccount,
  type Session,
} from '#server/accounts/sessions.ts';
import type { Account } from '#server/accounts/users.ts';
import { recordEvent, type ChangeOrigin, type NewAuditEvent } from '#server/audit/audit-log.ts';
import type { Db, SessionKind } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import { toAddressBlock, clientAddress } from '#server/http/limits/client-address.ts';
import { Refusal } from '#server/refusal.ts';

export type BrowserSessions = ReturnType<typeof createBrowserSessions>;

export function createBrowserSessions(
  { database: { db }, clock, config, log }: ServerDeps,
  devices: BrowserDevices,
  changes: ChangeLog,
) {
  // Session cookies are the only credential. A browser can hold one session of each kind.
  const cookies = {
    member: createCookie('banyan-session', config.publicUrl),
    admin: createCookie('banyan-admin', config.publicUrl),
  } satisfies Record<SessionKind, unknown>;
  return {
    /** Whether the browser sent a cookie of this kind, valid or not. */
    hasCookie: (context: HttpContext, kind: SessionKind): boolean =>
      cookies[kind].read(context) !== undefined,
    /** The session of this kind, if it is valid; otherwise its cookie is cleared. */
    find: async (context: HttpContext, kind: SessionKind): Promise<Session | undefined> => {
      const id = cookies[kind].read(context);
      if (id === undefined) return undefined;
      const event = 'the use of a session was not recorded';
      const found = await findSession(db, clock, id, kind, (error) =>
        log.warn({ id: context.get('requestId'), event, error }),
      );
      if (!found) cookies[kind].clear(context);
      return found;
    },
    /** Ends the browser's earlier session of this kind. @throws 401 when the account has changed since it was checked */
    start: async (context: HttpContext, account: Account, kind: SessionKind): Promise<void> => {
      const { _id: userId } = account.user;
      const before = cookies[kind].read(context);
      const { session, device } = await runWriteTransaction(db, async (trx) => {
        if (!(await lockAccount(trx, account))) throw new Refusal(401, 'Please sign in again');
        if (before !== undefined) await endSession(trx, before);
        // Of administrators only: what visitors do is nobody's to look up.
        if (account.isAdmin)
          await recordEvent(trx, changes.originOf(context, userId), { action: 'sign in' }, clock.now());
        return {
          session: await createSession(trx, clock, userId, kind),
          device: await devices.remember(context, trx, userId),
        };
      });
      cookies[kind].write(context, session);
      devices.write(context, device);
      log.info({ id: context.get('requestId'), event: 'signed in', user: userId, kind });
    },
    end: async (context: HttpContext, kind: SessionKind): Promise<void> => {
      const id = cookies[kind].read(context);
      if (id === undefined) return;
      await endSession(db, id);
      cookies[kind].clear(context);
    },
  };
}

export type BrowserDevices = ReturnType<typeof createBrowserDevices>;

/** Known devices (accounts/known-devices.ts); their cookie is no credential. */
export function createBrowserDevices({ database: { db }, clock, config }: ServerDeps) {
  const cookie = createCookie('banyan-device', config.publicUrl);
  return {
    isKnown: async (context: HttpContext, email: string): Promise<boolean> => {
      const id = cookie.read(context);
      return id !== undefined && isKnownDevice(db, clock, id, email);
    },
    /** Makes the browser known for a person; `write` its cookie after the commit. */
    remember: (context: HttpContext, trx: Db, userId: string) =>
      rememberDevice(trx, clock, userId, cookie.read(context)),
    write: cookie.write,
  };
}

/** On https the prefix `__Host-` keeps other hosts and http pages from setting it (RFC 6265bis, 4.1.3.2). */
function createCookie(plainName: string, publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? `__Host-${plainName}` : plainName;
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  return {
    read: (context: HttpContext) => getCookie(context, name),
    /** `endsAt`: ms since 1970. */
    write: (context: HttpContext, { id, endsAt }: { readonly id: string; readonly endsAt: number }) =>
      setCookie(context, name, id, { ...options, expires: new Date(endsAt) }),
    clear: (context: HttpContext) => void deleteCookie(context, name, options),
  };
}

export type ChangeLog = ReturnType<typeof createChangeLog>;

export function createChangeLog({ config, log }: Pick<ServerDeps, 'config' | 'log'>) {
  return {
    /** Who makes a change, and from where. */
    originOf: (context: HttpContext, userId: string): ChangeOrigin => ({
      userId,
      address: toAddressBlock(clientAddress(context, config.trustProxy)),
    }),
    /** Writes what was committed into the log, by ids, without names. An event without a subject is about the account. */
    log: (context: HttpContext, { userId, address }: ChangeOrigin, events: readonly NewAuditEvent[]) => {
      for (const { action, subject } of events)
        log.info({
          id: context.get('requestId'),
          event: 'changed',
          user: userId,
          address,
          action,
          kind: subject?.kind ?? 'account',
          subject: subject?.id ?? userId,
        });
    },
  };
}
