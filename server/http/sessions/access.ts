import { adminRequired } from '#contract/user.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { BrowserSessions } from './browser-sessions.ts';
import type { HttpContext } from '#server/http/context.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';

export interface Access {
  /** @throws 401 when there are session cookies, but none is valid; undefined without any */
  session(context: HttpContext): Promise<Session | undefined>;
  /** @throws 401 without a valid session, 403 for a signed-in person who is no administrator */
  administrator(context: HttpContext): Promise<Session>;
  /** Never throws a refusal: for addresses that others may open as well. */
  isAdministrator(context: HttpContext): Promise<boolean>;
}

const createForbidden = () => new HttpFailure(403, adminRequired);

export function createAccess(sessions: BrowserSessions): Access {
  /** 'demoted': the account lost its admin flag, and its session has now been ended. */
  const adminSession = async (context: HttpContext) => {
    const found = await sessions.find(context, 'admin');
    if (!found || found.account.isAdmin) return found;
    await sessions.end(context, 'admin');
    return 'demoted';
  };

  return {
    session: async (context) => {
      const hasCookie = sessions.hasCookie(context, 'member') || sessions.hasCookie(context, 'admin');
      if (!hasCookie) return undefined;
      const member = await sessions.find(context, 'member');
      if (member) return member;
      const admin = await adminSession(context);
      if (admin === undefined || admin === 'demoted')
        throw new HttpFailure(401, 'Your session has ended. Please sign in again.');
      return admin;
    },
    administrator: async (context) => {
      const admin = await adminSession(context);
      if (admin === 'demoted') throw createForbidden();
      if (admin) return admin;
      if (await sessions.find(context, 'member')) throw createForbidden();
      throw new HttpFailure(401, 'Please sign in');
    },
    isAdministrator: async (context) => {
      if (!sessions.hasCookie(context, 'admin')) return false;
      const admin = await adminSession(context);
      return admin !== undefined && admin !== 'demoted';
    },
  };
}
