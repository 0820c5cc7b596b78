import type { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { LoginInputSchema } from '#contract/login-input.ts';
import { verifyPassword } from '#server/accounts/passwords/password-hashes.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import { readJson } from '#server/http/listener/request-body.ts';
import type { BrowserSessions } from '#server/http/sessions/browser-sessions.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';
import { clientAddress, type RateLimiter } from '#server/http/limits/rate-limiter.ts';
import { route } from '#server/http/route.ts';

/** Sign-in by password (specification, section 7): administrators get an admin session, others a member's. */
export function addLogin(
  app: Hono<HttpEnv>,
  { database, config, log }: ServerDeps,
  sessions: BrowserSessions,
  limiter: RateLimiter,
): void {
  route(app, apiBase + calls.login, {
    POST: async (context) => {
      const { email, password } = await readJson(context, LoginInputSchema);
      await limiter.password(context, email);
      const account = await findAccountByEmail(database.db, email);
      // Verified also for an unknown account, so that the response time is the same.
      const isCorrect = await verifyPassword(account?.passwordHash, password);
      if (!account || account.disabled || !isCorrect) {
        const address = clientAddress(context, config.trustProxy);
        log.warn({ id: context.get('requestId'), address, event: 'sign-in refused' });
        throw new HttpFailure(401, 'Email or password is incorrect');
      }
      const { user, isAdmin } = account;
      await sessions.start(context, account, isAdmin ? 'admin' : 'member');
      // The specification's answer has a token; this one is random and no credential.
      const token = randomBytes(16).toString('base64url');
      return context.json({ user, isAdmin, token });
    },
  });
}
