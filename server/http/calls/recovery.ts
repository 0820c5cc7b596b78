import type { Hono } from 'hono';
import {
  EmailInputSchema,
  ResetPasswordInputSchema,
  VerifyOtpInputSchema,
} from '#contract/account-inputs.ts';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { codeMinutes, redeemCode } from '#server/accounts/one-time-codes.ts';
import { findPasswordProblem } from '#server/accounts/passwords/password-policy.ts';
import { finishReset, resetMinutes } from '#server/accounts/passwords/password-resets.ts';
import type { Proof } from '#server/accounts/rate-limits.ts';
import { mailCode, mailPasswordChanged, mailReset } from '#server/accounts/recovery-mails.ts';
import { invalidField, readJson } from '#server/http/listener/request-body.ts';
import type { BrowserDevices, BrowserSessions } from '#server/http/sessions/browser-sessions.ts';
import type { ChangeLog } from '#server/http/sessions/change-log.ts';
import type { Handler, HttpContext, HttpEnv, ServerDeps } from '#server/http/context.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import { route } from '#server/http/route.ts';

/** Sign-in by a mailed code, and password reset by a mailed link (specification, section 7). */
export function addRecovery(
  app: Hono<HttpEnv>,
  deps: ServerDeps,
  sessions: BrowserSessions,
  devices: BrowserDevices,
  limiter: RateLimiter,
  changes: ChangeLog,
): void {
  const { database, clock, config, log, background } = deps;

  /** Answers before the account is looked up, so that the answer does not reveal whether it exists. */
  const createMailHandler =
    (name: string, work: (email: string, proof?: Proof) => Promise<void>, message: string): Handler =>
    async (context) => {
      const { email } = await readJson(context, EmailInputSchema);
      const proof = await limiter.mail(context, email);
      background.run(name, () => work(email, proof));
      return context.json({ message } satisfies Answers['message']);
    };

  /** What happens, for every address alike. Without a mail server each mail is a file (`create-mailer.ts`). */
  const tellMail = (condition: string, secret: 'code' | 'link', minutes: number): string =>
    config.smtpUrl === undefined
      ? `This server sends no mail, as no mail server is set up. ${condition}, the mail with its ${secret} is a file ` +
        `in the folder “outbox” on the server: please ask whoever looks after it. The ${secret} is valid for ${minutes} minutes.`
      : `${condition}, a ${secret} is on its way. It is valid for ${minutes} minutes.`;

  const logRefusal = (context: HttpContext, event: string) =>
    log.warn({
      id: context.get('requestId'),
      address: clientAddress(context, config.trustProxy),
      event,
    });

  route(app, apiBase + calls.sendOtp, {
    POST: createMailHandler(
      'mailing a code',
      (...request) => mailCode(deps, ...request),
      tellMail('If this address has an account', 'code', codeMinutes),
    ),
  });

  route(app, apiBase + calls.forgotPassword, {
    POST: createMailHandler(
      'mailing a reset',
      (...request) => mailReset(deps, ...request),
      tellMail('If this address has an account with a password', 'link', resetMinutes),
    ),
  });

  route(app, apiBase + calls.verifyOtp, {
    POST: async (context) => {
      const { email, otp } = await readJson(context, VerifyOtpInputSchema);
      const proof = await limiter.code(context, email);
      const account = await redeemCode(database.db, clock, email, otp, proof);
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
      await limiter.reset(context, request);
      const problem = await findPasswordProblem(request.newPassword, request.email);
      if (problem !== undefined) throw invalidField('newPassword', problem);
      const { address } = changes.originOf(context, '');
      const account = await finishReset(database.db, clock, request, address);
      if (!account) {
        logRefusal(context, 'reset refused');
        throw new HttpFailure(400, 'This link has expired or was used already. Please ask for a new one.');
      }
      const by = { userId: account.user._id, address };
      changes.log(context, by, { action: 'change password', kind: 'account', subject: by.userId });
      // The mail proves who it is: strangers' tries must not block the next sign-in with this browser.
      devices.write(context, await devices.remember(context, database.db, account.user._id));
      const at = clock.now();
      background.run('mailing a changed password', () => mailPasswordChanged(deps, account, at));
      const message = 'Your password was changed. Please sign in with the new one.';
      return context.json({ message } satisfies Answers['message']);
    },
  });
}
