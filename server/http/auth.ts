import type { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { LoginInputSchema } from '#contract/login-input.ts';
import { verifyPassword } from '#server/accounts/passwords.ts';
import { createSession, endSession } from '#server/accounts/sessions.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import type { Access } from './access.ts';
import { readJson } from './body.ts';
import { clientAddress } from './client-address.ts';
import type { Handler, HttpEnv, ServerDeps } from './context.ts';
import { HttpFailure } from './failure.ts';
import { route } from './routes.ts';
import type { SessionCookie } from './session-cookie.ts';

/** The session calls: sign-in by password, who is signed in, the administrator's check and both logouts. */
export function addAuth(app: Hono<HttpEnv>, deps: ServerDeps, access: Access, cookie: SessionCookie): void {
  const { database, clock, config, log } = deps;

  route(app, apiBase + calls.me, {
    GET: async (context) => {
      const session = await access.session(context);
      return context.json({ user: session?.account.user ?? null });
    },
  });

  route(app, apiBase + calls.adminVerifyToken, {
    GET: async (context) => {
      const { account } = await access.administrator(context);
      return context.json({ user: account.user, isAdmin: true });
    },
  });

  route(app, apiBase + calls.login, {
    POST: async (context) => {
      const { email, password } = await readJson(context, LoginInputSchema);
      const account = await findAccountByEmail(database.db, email);
      // Verified even for an unknown account, so that the answer's time tells nothing.
      const known = await verifyPassword(account?.passwordHash, password);
      if (!account || account.disabled || !known) {
        log.warn({
          id: context.get('requestId'),
          address: clientAddress(context, config.trustProxy),
          event: 'sign-in refused',
        });
        throw new HttpFailure(401, 'Email or password is incorrect');
      }
      const before = cookie.read(context);
      if (before !== undefined) await endSession(database.db, before);
      const kind = account.isAdmin ? 'admin' : 'member';
      const session = await createSession(database.db, clock, account.user._id, kind);
      cookie.write(context, session.id, session.endsAt);
      // The specification's answer has a token; this one opens nothing.
      const token = randomBytes(16).toString('base64url');
      return context.json({ user: account.user, isAdmin: account.isAdmin, token });
    },
  });

  const logout: Handler = async (context) => {
    const id = cookie.read(context);
    if (id !== undefined) {
      await endSession(database.db, id);
      cookie.clear(context);
    }
    return context.json({ message: 'Logged out successfully' });
  };
  route(app, apiBase + calls.logout, { POST: logout });
  route(app, apiBase + calls.adminLogout, { POST: logout });
}
