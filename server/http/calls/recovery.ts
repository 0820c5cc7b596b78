import type { Hono } from 'hono';
import {
  EmailInputSchema,
  ResetPasswordInputSchema,
  VerifyOtpInputSchema,
} from '#contract/account-inputs.ts';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { redeemCode } from '#server/accounts/one-time-codes.ts';
import { findPasswordProblem } from '#server/accounts/passwords/password-policy.ts';
import { finishReset } from '#server/accounts/passwords/password-resets.ts';
import { mailCode, mailPasswordChanged, mailReset } from '#server/accounts/recovery-mails.ts';
import { invalidField, readJson } from '#server/http/listener/request-body.ts';
import type { BrowserDevices, BrowserSessions } from '#server/http/sessions/browser-sessions.ts';
import type { Handler, HttpContext, HttpEnv, ServerDeps } from '#server/http/context.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';
import { clientAddress, type RateLimiter } from '#server/http/limits/rate-limiter.ts';
import { route } from '#server/http/route.ts';

/** Sign-in by a mailed code, and password reset by a mailed link (specification, section 7). */
export function addRecovery(
  app: Hono<HttpEnv>,
  deps: ServerDeps,
  sessions: BrowserSessions,
  devices: BrowserDevices,
  limiter: RateLimiter,
): void {
  const { database, clock, config, log, background } = deps;

  /** Answers before the account is looked up, so that the answer does not reveal whether it exists. */
  const createMailHandler =
    (name: string, work: (email: string) => Promise<void>, message: string): Handler =>
    async (context) => {
      const { email } = await readJson(context, EmailInputSchema);
      await limiter.mail(context);
      background.run(name, () => work(email));
      return context.json({ message } satisfies Answers['message']);
    };

  const logRefusal = (context: HttpContext, event: string) =>
    log.warn({
      id: context.get('requestId'),
      address: clientAddress(context, config.trustProxy),
      event,
    });

  route(app, apiBase + calls.sendOtp, {
    POST: createMailHandler(
      'mailing a code',
      (email) => mailCode(deps, email),
      'If this address has an account, a code is on its way. It is valid for 10 minutes.',
    ),
  });

  route(app, apiBase + calls.forgotPassword, {
    POST: createMailHandler(
      'mailing a reset',
      (email) => mailReset(deps, email),
      'If this address has an account with a password, a link is on its way. It is valid for 30 minutes.',
    ),
  });

  route(app, apiBase + calls.verifyOtp, {
    POST: async (context) => {
      const { email, otp } = await readJson(context, VerifyOtpInputSchema);
      await limiter.signIn(context);
      const account = await redeemCode(database.db, clock, email, otp);
      if (!account) {
        logRefusal(context, 'code refused');
        throw new HttpFailure(401, 'The code is wrong or has expired');
      }
      // A member's session also for administrators: access to a mailbox must not open the admin area.
      await sessions.start(context, account, 'member');
      return context.json({ user: account.user });
    },
  });

  route(app, apiBase + calls.resetPassword, {
    POST: async (context) => {
      const request = await readJson(context, ResetPasswordInputSchema);
      await limiter.reset(context, request.email);
      const problem = await findPasswordProblem(request.newPassword, request.email);
      if (problem !== undefined) throw invalidField('newPassword', problem);
      const account = await finishReset(database.db, clock, request);
      if (!account) {
        logRefusal(context, 'reset refused');
        throw new HttpFailure(400, 'This link has expired or was used already. Please ask for a new one.');
      }
      // The mail proves who it is: other people's tries must not block the next sign-in with this browser.
      devices.write(context, await devices.remember(context, database.db, account.user._id));
      const at = clock.now();
      background.run('mailing a changed password', () => mailPasswordChanged(deps, account, at));
      const message = 'Your password was changed. Please sign in with the new one.';
      return context.json({ message } satisfies Answers['message']);
    },
  });
}
