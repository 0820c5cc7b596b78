import type { Hono } from 'hono';
import { GoogleLoginInputSchema } from '#contract/account-inputs.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { findOrCreateGoogleAccount } from '#server/accounts/google/google-accounts.ts';
import { type VerifyGoogle, GoogleFailure } from '#server/accounts/google/google-claims.ts';
import { loadOnce } from '#server/load-once.ts';
import { readJson } from '#server/http/listener/request-body.ts';
import type { BrowserSessions } from '#server/http/sessions/browser-sessions.ts';
import type { HttpContext, HttpEnv, ServerDeps } from '#server/http/context.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import { route } from '#server/http/route.ts';

const notSetUp = () => new HttpFailure(503, 'Google sign-in is not set up');
const refused = () => new HttpFailure(401, 'Google sign-in failed. Please try again.');
const unreachable = () =>
  new HttpFailure(503, 'Google cannot be reached right now. Please try again in a minute.', {
    headers: { 'retry-after': '60' },
  });

/** Sign-in with Google (specification, section 7); it starts a member's session, also for administrators. */
export function addGoogle(
  app: Hono<HttpEnv>,
  { database, clock, config, log }: ServerDeps,
  sessions: BrowserSessions,
  limiter: RateLimiter,
): void {
  const { firebase } = config;
  const loadVerifier =
    firebase &&
    loadOnce(async () => {
      const { createGoogleVerifier } = await import('#server/accounts/google/google-token.ts');
      return createGoogleVerifier(firebase, clock);
    });

  /** Logs the reason, which is not sent to the client. */
  const toHttpFailure = (context: HttpContext, { kind, message }: GoogleFailure): HttpFailure => {
    const [id, address] = [context.get('requestId'), clientAddress(context, config.trustProxy)];
    log.warn({ id, address, event: 'sign-in refused', reason: `Google: ${message}` });
    return kind === 'refused' ? refused() : unreachable();
  };

  const findAccount = async (idToken: string, verifier: VerifyGoogle) => {
    const account = await findOrCreateGoogleAccount(database.db, await verifier(idToken), clock.now());
    if (!account) throw new GoogleFailure('refused', 'the e-mail belongs to another account');
    if (account.disabled) throw new GoogleFailure('refused', 'the account is disabled');
    return account;
  };

  route(app, apiBase + calls.googleLogin, {
    POST: async (context) => {
      if (!loadVerifier) throw notSetUp();
      await limiter.google(context);
      const verify = await loadVerifier();
      const { idToken } = await readJson(context, GoogleLoginInputSchema);
      const account = await findAccount(idToken, verify).catch((cause: unknown) => {
        throw cause instanceof GoogleFailure ? toHttpFailure(context, cause) : cause;
      });
      await sessions.start(context, account, 'member');
      return context.json({ user: account.user });
    },
  });
}
