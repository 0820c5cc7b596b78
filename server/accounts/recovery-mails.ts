import { toAgency } from '#contract/agency.ts';
import { readAgency } from '#server/agency/agency.ts';
import { minute, type Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { createToken } from '#server/ids.ts';
import {
  createCodeEmail,
  createEmailChangedEmail,
  createEmailTakenEmail,
  createNewEmailCodeEmail,
  createPasswordChangedEmail,
  createResetEmail,
} from '#server/mail/account-emails.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { toMessage, type EmailContent, type Recipient } from '#server/mail/render-email.ts';
import { hasMailbox, normaliseEmail } from './email-address.ts';
import { findOtherAccount } from './email-changes.ts';
import { codeMinutes, createCode, storeCode } from './one-time-codes.ts';
import { hashPassword } from './passwords/password-hashes.ts';
import { resetMinutes, storeReset } from './passwords/password-resets.ts';
import { countAttempt, accountSubject, rateLimits, type Proof, type RateLimit } from './rate-limits.ts';
import { findAccountByEmail, type Account } from './users.ts';

interface RecoveryDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Pick<Outbox, 'put' | 'wake'>;
  readonly config: Pick<Config, 'publicUrl'>;
}

const pages = { forgot: '/admin-login/forgot-password', reset: '/admin-login/reset-password' };

/** Mails a code, unless too many were asked for. Without an account it does all the work but the sending. */
export async function mailCode(deps: RecoveryDeps, email: string, proof?: Proof): Promise<void> {
  const { database, clock, outbox } = deps;
  if (await isRateLimited(deps, rateLimits.codesToAccount, email, proof)) return;
  const code = createCode();
  const codeHash = await hashPassword(code);
  const found = await findAccountByEmail(database.db, email);
  const account = found?.disabled ? undefined : found;
  const storeMail = await prepare(deps, account, (to) => createCodeEmail(to, code, codeMinutes), codeMinutes);
  await runWriteTransaction(database.db, async (trx) => {
    await storeCode(trx, clock, account?.user._id, codeHash);
    await storeMail(trx);
  });
  outbox.wake();
}

/** Mails a reset link to an account that has a password, otherwise like `mailCode`. */
export async function mailReset(deps: RecoveryDeps, email: string, proof?: Proof): Promise<void> {
  const { database, clock, config, outbox } = deps;
  if (await isRateLimited(deps, rateLimits.resetsToAccount, email, proof)) return;
  const found = await findAccountByEmail(database.db, email);
  const account = found?.disabled || found?.passwordHash === null ? undefined : found;
  const token = createToken();
  const query = new URLSearchParams({ email: normaliseEmail(email), token });
  const link = `${config.publicUrl}${pages.reset}?${query}`;
  const createContent = (to: Recipient) => createResetEmail(to, link, resetMinutes);
  const storeMail = await prepare(deps, account, createContent, resetMinutes);
  await runWriteTransaction(database.db, async (trx) => {
    await storeReset(trx, clock, account?.user._id, token);
    await storeMail(trx);
  });
  outbox.wake();
}

/** @param at ms since 1970 */
export function preparePasswordChangedMail(deps: RecoveryDeps, account: Account, at: number) {
  const address = deps.config.publicUrl + pages.forgot;
  return prepare(deps, account, (to) => createPasswordChangedEmail(to, at, address));
}

/** With a code, to the address that a person wants to sign in with; if somebody else has it, without one. */
export async function prepareNewEmailMail(deps: RecoveryDeps, account: Account, email: string, code: string) {
  const other = await findOtherAccount(deps.database.db, account, email);
  const createContent = (to: Recipient) =>
    other ? createEmailTakenEmail(to) : createNewEmailCodeEmail(to, code, codeMinutes);
  return prepare(deps, other ?? account, createContent, codeMinutes, email);
}

/** To the earlier address, or to nobody if it has no mailbox. @param email the new one @param at ms since 1970 */
export function prepareEmailChangedMail(deps: RecoveryDeps, account: Account, email: string, at: number) {
  const recipient = hasMailbox(account.user.email) ? account : undefined;
  return prepare(deps, recipient, (to) => createEmailChangedEmail(to, email, at));
}

async function isRateLimited(deps: RecoveryDeps, limit: RateLimit, email: string, proof?: Proof) {
  const subject = accountSubject(normaliseEmail(email), proof);
  return (await countAttempt(deps.database.db, deps.clock, [{ limit, subject }])) > 0;
}

/**
 * To nobody without an account. @param minutes after which it is not sent any more @param to by default the account's
 * address @returns stores the mail in the transaction of what it tells; `outbox.wake` sends it
 */
async function prepare(
  { config, database, clock, outbox }: RecoveryDeps,
  account: Account | undefined,
  createContent: (to: Recipient) => EmailContent,
  minutes?: number,
  to?: string,
) {
  const expiresAt = minutes === undefined ? undefined : clock.now() + minutes * minute;
  const { host } = new URL(config.publicUrl);
  const { name, email } = account?.user ?? { name: 'Nobody', email: '' };
  const agency = toAgency((await readAgency(database.db)).facts);
  const message = await toMessage(createContent({ name, host, agency }), to ?? email);
  return (trx: Db) => outbox.put(trx, { ...message, expiresAt });
}
