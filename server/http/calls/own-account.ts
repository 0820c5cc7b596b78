import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { OwnAccountInputSchema, OwnPasswordInputSchema } from '#contract/account-inputs.ts';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { hashPassword, verifyPassword } from '#server/accounts/passwords/password-hashes.ts';
import { findPasswordProblem } from '#server/accounts/passwords/password-policy.ts';
import { setPassword } from '#server/accounts/passwords/set-password.ts';
import { updateProfile } from '#server/accounts/profiles.ts';
import { mailPasswordChanged } from '#server/accounts/recovery-mails.ts';
import type { Account } from '#server/accounts/users.ts';
import { lockAccount, type Session } from '#server/accounts/sessions.ts';
import { recordEvent } from '#server/audit/audit-log.ts';
import type { Schema } from '#server/database/schema.ts';
import type { HttpContext, HttpEnv, ServerDeps } from '#server/http/context.ts';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import { invalidField, readJson } from '#server/http/listener/request-body.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { BrowserDevices } from '#server/http/sessions/browser-sessions.ts';
import type { ChangeLog } from '#server/http/sessions/change-log.ts';

interface OwnAccountDeps {
  readonly access: Access;
  readonly devices: BrowserDevices;
  readonly changes: ChangeLog;
  readonly limiter: RateLimiter;
}

const accountChanged = () => new HttpFailure(401, 'Please sign in again');

/** @throws 401 when the password was changed since the session was read */
export async function requireAccount(trx: Kysely<Schema>, account: Account): Promise<void> {
  if (!(await lockAccount(trx, account))) throw accountChanged();
}

/** Counts the try first. @throws 400 that names the field, 429 after too many */
export async function verifyOwnPassword(
  context: HttpContext,
  { limiter, log }: Pick<OwnAccountDeps, 'limiter'> & Pick<ServerDeps, 'log'>,
  { passwordHash, user }: Account,
  currentPassword: string,
): Promise<void> {
  await limiter.ownPassword(context, user.email);
  if (await verifyPassword(passwordHash, currentPassword)) return;
  log.warn({ id: context.get('requestId'), user: user._id, event: 'present password refused' });
  throw invalidField('currentPassword', 'The present password is incorrect');
}

/** An administrator's own name and password; not part of the specification. */
export function addOwnAccount(
  app: Hono<HttpEnv>,
  deps: ServerDeps,
  { access, devices, changes, limiter }: OwnAccountDeps,
): void {
  const { clock, background, log } = deps;

  /** Ends the person's other sessions; this browser stays signed in and known. */
  const storePassword = (context: HttpContext, session: Session, passwordHash: string) =>
    access.write(session, async (trx: Kysely<Schema>) => {
      const { account } = session;
      await requireAccount(trx, account);
      await setPassword(trx, account.user._id, passwordHash, session.idHash);
      const by = changes.originOf(context, account.user._id);
      await recordEvent(trx, by, { action: 'change password' }, clock.now());
      return devices.remember(context, trx, account.user._id);
    });

  route(app, apiBase + calls.ownAccount, {
    PATCH: async (context) => {
      const session = await access.administrator(context);
      const { _id: id } = session.account.user;
      const { name } = await readJson(context, OwnAccountInputSchema);
      await limiter.profile(context, id);
      const user = await access.write(session, (trx) => updateProfile(trx, id, { name }, clock.now()));
      if (!user) throw accountChanged();
      return context.json({ message: 'Your name was saved.', user } satisfies Answers['profile']);
    },
  });

  route(app, apiBase + calls.ownPassword, {
    POST: async (context) => {
      const session = await access.administrator(context);
      const { account } = session;
      const { email, _id: userId } = account.user;
      const { currentPassword, newPassword } = await readJson(context, OwnPasswordInputSchema);
      await verifyOwnPassword(context, { limiter, log }, account, currentPassword);
      const problem = await findPasswordProblem(newPassword, email);
      if (problem !== undefined) throw invalidField('newPassword', problem);
      const device = await storePassword(context, session, await hashPassword(newPassword));
      devices.write(context, device);
      changes.log(context, changes.originOf(context, userId), {
        action: 'change password',
        kind: 'account',
        subject: userId,
      });
      const at = clock.now();
      background.run('mailing a changed password', () => mailPasswordChanged(deps, account, at));
      const message = 'Your password was changed. Other devices are signed out.';
      return context.json({ message } satisfies Answers['message']);
    },
  });
}
