import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { OwnEmailCodeInputSchema, OwnEmailInputSchema } from '#contract/account-inputs.ts';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { normaliseEmail } from '#server/accounts/email-address.ts';
import {
  changeEmail,
  deleteEmailChange,
  findEmailChange,
  storeEmailChange,
} from '#server/accounts/email-changes.ts';
import { codeMinutes, createCode } from '#server/accounts/one-time-codes.ts';
import { hashPassword, verifyPassword } from '#server/accounts/passwords/password-hashes.ts';
import { mailEmailChanged, mailNewEmailCode } from '#server/accounts/recovery-mails.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { Schema } from '#server/database/schema.ts';
import type { HttpContext, HttpEnv, ServerDeps } from '#server/http/context.ts';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import { invalidField, readJson } from '#server/http/listener/request-body.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { BrowserDevices } from '#server/http/sessions/browser-sessions.ts';
import type { ChangeLog } from '#server/http/sessions/change-log.ts';
import { requireAccount, verifyOwnPassword } from './own-account.ts';

interface OwnEmailDeps {
  readonly access: Access;
  readonly devices: BrowserDevices;
  readonly changes: ChangeLog;
  readonly limiter: RateLimiter;
}

/** To an administrator who has given the password: another answer could not say what to do. */
const taken =
  'Another account has this address, perhaps your own as a visitor. Whoever looks after the server can make it an ' +
  'administrator: npm run admin -- add EMAIL';
const codeRefused = () => invalidField('code', 'The code is wrong or has expired');

/**
 * The address that an administrator signs in with; not part of the specification. Where mails go out, the new one has to
 * be shown to be theirs by a mailed code first; elsewhere the password is enough.
 */
export function addOwnEmail(
  app: Hono<HttpEnv>,
  deps: ServerDeps,
  { access, devices, changes, limiter }: OwnEmailDeps,
): void {
  const { background, clock, config, database, log } = deps;

  /** @param prepare runs first in the transaction, and throws what refuses the change */
  const finish = async (
    context: HttpContext,
    session: Session,
    email: string,
    prepare: (trx: Kysely<Schema>) => Promise<void>,
  ) => {
    const { account } = session;
    const { _id: userId } = account.user;
    const by = changes.originOf(context, userId);
    const at = clock.now();
    const { user, device } = await access.write(session, async (trx) => {
      await prepare(trx);
      const changed = await changeEmail(trx, session, email, by, at);
      if (!changed) throw invalidField('email', taken);
      return { user: changed, device: await devices.remember(context, trx, userId) };
    });
    devices.write(context, device);
    changes.log(context, by, { action: 'change email', kind: 'account', subject: userId });
    background.run('mailing a changed address', () => mailEmailChanged(deps, account, user.email, at));
    const message = `You sign in with ${user.email} from now on. Other devices are signed out.`;
    return context.json({ message, user } satisfies Answers['profile']);
  };

  /** The same answer and work whether or not somebody else has the address. */
  const mailCode = async (context: HttpContext, session: Session, email: string) => {
    await limiter.newEmail(context, email);
    const code = createCode();
    const codeHash = await hashPassword(code);
    await access.write(session, async (trx) => {
      await requireAccount(trx, session.account);
      await storeEmailChange(trx, clock, session.account.user._id, { email, codeHash });
    });
    background.run('mailing a code to a new address', () =>
      mailNewEmailCode(deps, session.account, email, code),
    );
    const message = `A code is on its way to ${email}. It is valid for ${codeMinutes} minutes.`;
    return context.json({ message } satisfies Answers['message']);
  };

  route(app, apiBase + calls.ownEmail, {
    POST: async (context) => {
      const session = await access.administrator(context);
      const { email, currentPassword } = await readJson(context, OwnEmailInputSchema);
      const { account } = session;
      if (normaliseEmail(email) === normaliseEmail(account.user.email))
        throw invalidField('email', 'You sign in with this address already');
      await verifyOwnPassword(context, { limiter, log }, account, currentPassword);
      return config.smtpUrl === undefined
        ? finish(context, session, email, (trx) => requireAccount(trx, account))
        : mailCode(context, session, email);
    },
  });

  route(app, apiBase + calls.ownEmailCode, {
    POST: async (context) => {
      const session = await access.administrator(context);
      const { code } = await readJson(context, OwnEmailCodeInputSchema);
      const { _id: userId, email } = session.account.user;
      await limiter.newEmailCode(context, email);
      const change = await findEmailChange(database.db, clock, userId);
      const isCorrect = await verifyPassword(change?.codeHash, code);
      return finish(context, session, change?.email ?? '', async (trx) => {
        if (!change || !isCorrect || !(await deleteEmailChange(trx, userId, change))) throw codeRefused();
      });
    },
  });
}
