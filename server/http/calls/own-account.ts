import type { ownAccount } from '#contract/operations/accounts.ts';
import { normaliseEmail } from '#server/accounts/email-address.ts';
import {
  changeEmail,
  deleteEmailChange,
  findEmailChange,
  storeEmailChange,
} from '#server/accounts/email-changes.ts';
import { codeMinutes, createCode } from '#server/accounts/one-time-codes.ts';
import { hashPassword, setPassword, verifyPassword } from '#server/accounts/passwords/password-hashes.ts';
import { findPasswordProblem } from '#server/accounts/passwords/password-policy.ts';
import { updateProfile } from '#server/accounts/users.ts';
import {
  prepareEmailChangedMail,
  prepareNewEmailMail,
  preparePasswordChangedMail,
} from '#server/accounts/recovery-mails.ts';
import { lockAccount, type Session } from '#server/accounts/sessions.ts';
import { recordEvent } from '#server/audit/audit-log.ts';
import type { Db } from '#server/database/schema.ts';
import type { HttpContext } from '#server/http/context.ts';
import { Refusal, invalidField } from '#server/refusal.ts';
import type { CallDeps, Handlers, SignedIn } from '#server/http/serve.ts';

/** To an administrator who has given the password: another answer could not say what to do. */
const taken =
  'Another account has this address, perhaps your own as a visitor. Whoever looks after the server can make it an ' +
  'administrator: npm run admin -- add EMAIL';
const accountChanged = () => new Refusal(401, 'Please sign in again');

/** The name, password and address that an administrator signs in with; the last two end their other sessions. */
export function createOwnAccountHandlers(deps: CallDeps): Handlers<typeof ownAccount> {
  const { clock, config, database, log, devices, limiter, outbox } = deps;

  /** Counts the try first. @throws 400 that names the field, 429 after too many */
  const verifyOwnPassword = async (context: HttpContext, { account }: Session, currentPassword: string) => {
    const { user, passwordHash } = account;
    await limiter.ownPassword(context, user.email);
    if (await verifyPassword(passwordHash, currentPassword)) return;
    log.warn({ id: context.get('requestId'), user: user._id, event: 'present password refused' });
    throw invalidField('currentPassword', 'The present password is incorrect');
  };

  /** @param prepare runs first in the transaction, and throws what refuses the change */
  const finishEmail = async (call: SignedIn, email: string, prepare: (trx: Db) => Promise<void>) => {
    const { context, session, by, write } = call;
    const at = clock.now();
    const storeMail = await prepareEmailChangedMail(deps, session.account, normaliseEmail(email), at);
    const { user, device } = await write(async (trx) => {
      await prepare(trx);
      const changed = await changeEmail(trx, session, email, by, at);
      if (!changed) throw invalidField('email', taken);
      await storeMail(trx);
      return { user: changed, device: await devices.remember(context, trx, changed._id) };
    });
    devices.write(context, device);
    outbox.wake();
    return { message: `You sign in with ${user.email} from now on. Other devices are signed out.`, user };
  };

  /** The same answer and work whether or not somebody else has the address. */
  const mailEmailCode = async ({ context, session: { account }, write }: SignedIn, email: string) => {
    await limiter.newEmail(context, email);
    const code = createCode();
    const codeHash = await hashPassword(code);
    const storeMail = await prepareNewEmailMail(deps, account, email, code);
    await write(async (trx) => {
      if (!(await lockAccount(trx, account))) throw accountChanged();
      await storeEmailChange(trx, clock, account.user._id, { email, codeHash });
      await storeMail(trx);
    });
    outbox.wake();
    return { message: `A code is on its way to ${email}. It is valid for ${codeMinutes} minutes.` };
  };

  return {
    changeOwnName: async ({ context, session, input: { name }, write }) => {
      const { _id: id } = session.account.user;
      await limiter.profile(context, id);
      const user = await write((trx) => updateProfile(trx, id, { name }, clock.now()));
      if (!user) throw accountChanged();
      return { message: 'Your name was saved.', user };
    },

    changeOwnPassword: async ({ context, session, input: { currentPassword, newPassword }, by, write }) => {
      const { account, idHash } = session;
      const { email, _id: id } = account.user;
      await verifyOwnPassword(context, session, currentPassword);
      const problem = await findPasswordProblem(newPassword, email);
      if (problem !== undefined) throw invalidField('newPassword', problem);
      const passwordHash = await hashPassword(newPassword);
      const at = clock.now();
      const storeMail = await preparePasswordChangedMail(deps, account, at);
      const device = await write(async (trx) => {
        if (!(await lockAccount(trx, account))) throw accountChanged();
        await setPassword(trx, id, passwordHash, idHash);
        await recordEvent(trx, by, { action: 'change password' }, at);
        await storeMail(trx);
        return devices.remember(context, trx, id);
      });
      devices.write(context, device);
      outbox.wake();
      return { message: 'Your password was changed. Other devices are signed out.' };
    },

    /** Where mails go out, the address has to be shown to be theirs by a mailed code first. */
    changeOwnEmail: async (call) => {
      const { context, session, input } = call;
      const { account } = session;
      if (normaliseEmail(input.email) === normaliseEmail(account.user.email))
        throw invalidField('email', 'You sign in with this address already');
      await verifyOwnPassword(context, session, input.currentPassword);
      if (config.smtpUrl !== undefined) return mailEmailCode(call, input.email);
      return finishEmail(call, input.email, async (trx) => {
        if (!(await lockAccount(trx, account))) throw accountChanged();
      });
    },

    confirmOwnEmail: async (call) => {
      const { context, session, input } = call;
      const { _id: id, email } = session.account.user;
      await limiter.newEmailCode(context, email);
      const change = await findEmailChange(database.db, clock, id);
      const isCorrect = await verifyPassword(change?.codeHash, input.code);
      return finishEmail(call, change?.email ?? '', async (trx) => {
        if (!change || !isCorrect || !(await deleteEmailChange(trx, id, change)))
          throw invalidField('code', 'The code is wrong or has expired');
      });
    },
  };
}
