import { toAgency } from '#contract/agency.ts';
import { readAgency } from '#server/agency/agency.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import {
  createCodeEmail,
  createEmailChangedEmail,
  createEmailTakenEmail,
  createNewEmailCodeEmail,
  createPasswordChangedEmail,
  createResetEmail,
  toMessage,
  type Recipient,
} from '#server/mail/account-emails.ts';
import type { EmailContent } from '#server/mail/email-content.ts';
import type { Mailer, Message } from '#server/mail/mailer.ts';
import { countAttempt } from './attempts.ts';
import type { Clock } from '#server/clock.ts';
import { accountSubject, rateLimits, type Proof, type RateLimit } from './rate-limits.ts';
import { codeMinutes, createCode, storeCode } from './one-time-codes.ts';
import { beginReset, resetMinutes } from './passwords/password-resets.ts';
import { hashPassword } from './passwords/password-hashes.ts';
import { hasMailbox, normaliseEmail } from './email-address.ts';
import { findOtherAccount } from './email-changes.ts';
import { findAccountByEmail, type Account } from './users.ts';

export interface RecoveryDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'publicUrl'>;
}

const minute = 60_000;
const pages = { forgot: '/admin-login/forgot-password', reset: '/admin-login/reset-password' };

/** Mails a code, unless too many were asked for. Without an account it does all the work but the sending. */
export async function mailCode(deps: RecoveryDeps, email: string, proof?: Proof): Promise<void> {
  const { database, clock } = deps;
  if (await isRateLimited(deps, rateLimits.codesToAccount, email, proof)) return;
  const code = createCode();
  const codeHash = await hashPassword(code);
  const found = await findAccountByEmail(database.db, email);
  const account = found?.disabled ? undefined : found;
  await storeCode(database.db, clock, account?.user._id, codeHash);
  const message = await createMessage(deps, account, (to) => createCodeEmail(to, code, codeMinutes));
  if (account) await deps.mailer.send({ ...message, expiresAt: clock.now() + codeMinutes * minute });
}

/** Mails a reset link to an account that has a password, otherwise like `mailCode`. */
export async function mailReset(deps: RecoveryDeps, email: string, proof?: Proof): Promise<void> {
  const { database, clock, config } = deps;
  if (await isRateLimited(deps, rateLimits.resetsToAccount, email, proof)) return;
  const found = await findAccountByEmail(database.db, email);
  const account = found?.disabled || found?.passwordHash === null ? undefined : found;
  const token = await beginReset(database.db, clock, account?.user._id);
  const query = new URLSearchParams({ email: normaliseEmail(email), token });
  const link = `${config.publicUrl}${pages.reset}?${query}`;
  const message = await createMessage(deps, account, (to) => createResetEmail(to, link, resetMinutes));
  if (account) await deps.mailer.send({ ...message, expiresAt: clock.now() + resetMinutes * minute });
}

/** @param at ms since 1970 */
export async function mailPasswordChanged(deps: RecoveryDeps, account: Account, at: number): Promise<void> {
  const address = deps.config.publicUrl + pages.forgot;
  const message = await createMessage(deps, account, (to) => createPasswordChangedEmail(to, at, address));
  await deps.mailer.send(message);
}

/** Mails a code to the address that a person wants to sign in with; if somebody else has it, a mail without one. */
export async function mailNewEmailCode(
  deps: RecoveryDeps,
  account: Account,
  email: string,
  code: string,
): Promise<void> {
  const other = await findOtherAccount(deps.database.db, account, email);
  const message = await createMessage(deps, other ?? account, (to) =>
    other ? createEmailTakenEmail(to) : createNewEmailCodeEmail(to, code, codeMinutes),
  );
  await deps.mailer.send({ ...message, to: email, expiresAt: deps.clock.now() + codeMinutes * minute });
}

/** Tells the earlier address, if it has a mailbox. @param at ms since 1970 */
export async function mailEmailChanged(
  deps: RecoveryDeps,
  account: Account,
  email: string,
  at: number,
): Promise<void> {
  if (!hasMailbox(account.user.email)) return;
  await deps.mailer.send(await createMessage(deps, account, (to) => createEmailChangedEmail(to, email, at)));
}

async function isRateLimited(
  { database, clock }: RecoveryDeps,
  limit: RateLimit,
  email: string,
  proof: Proof | undefined,
): Promise<boolean> {
  const subject = accountSubject(normaliseEmail(email), proof);
  return (await countAttempt(database.db, clock, [{ limit, subject }])) > 0;
}

async function createMessage(
  { config, database }: RecoveryDeps,
  account: Account | undefined,
  createContent: (to: Recipient) => EmailContent,
): Promise<Message> {
  const { host } = new URL(config.publicUrl);
  const { name, email } = account?.user ?? { name: 'Nobody', email: '' };
  const agency = toAgency((await readAgency(database.db)).facts);
  return toMessage(createContent({ name, host, agency }), email);
}
