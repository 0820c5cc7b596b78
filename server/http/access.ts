import { findSession, type Session } from '#server/accounts/sessions.ts';
import { adminRequired } from '#contract/user.ts';
import type { HttpContext, ServerDeps } from './context.ts';
import { HttpFailure } from './failure.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Who is calling, as the session cookie tells. */
export interface Access {
  /** Undefined for a visitor without a cookie. @throws 401 for an ended or unknown session */
  session(context: HttpContext): Promise<Session | undefined>;
  /** @throws 401 without a session, 403 for a session that is no administrator's */
  administrator(context: HttpContext): Promise<Session>;
}

export function createAccess({ database, clock }: ServerDeps, cookie: SessionCookie): Access {
  const session = async (context: HttpContext) => {
    const id = cookie.read(context);
    if (id === undefined) return undefined;
    const found = await findSession(database.db, clock, id);
    if (found) return found;
    cookie.clear(context);
    throw new HttpFailure(401, 'Your session has ended. Please sign in again.');
  };
  return {
    session,
    administrator: async (context) => {
      const found = await session(context);
      if (!found) throw new HttpFailure(401, 'Please sign in');
      if (found.kind !== 'admin' || !found.account.isAdmin) throw new HttpFailure(403, adminRequired);
      return found;
    },
  };
}
