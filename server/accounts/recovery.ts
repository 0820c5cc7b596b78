import type { Config } from '#server/config.ts';
import type { Database } from '#server/data/database.ts';
import {
  codeLetter,
  passwordChangedLetter,
  resetLetter,
  type Addressee,
} from '#server/mail/account-letters.ts';
import type { Letter } from '#server/mail/letter.ts';
import { toMessage } from '#server/mail/to-message.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { attempt } from './attempts.ts';
import type { Clock } from './clock.ts';
import { limits, type Limit } from './limits.ts';
import { codeMinutes, newCode, storeCode } from './one-time-codes.ts';
import { beginReset, resetMinutes } from './password-resets.ts';
import { hashPassword } from './passwords.ts';
import { findAccountByEmail, normaliseEmail, type Account } from './users.ts';

/** What recovery needs of the world outside. */
export interface RecoveryDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'publicUrl'>;
}

/** Pages of the site that mails lead to. */
const pages = { forgot: '/admin-login/forgot-password', reset: '/admin-login/reset-password' };

/** Mails a code to whoever has that address; to nobody when there is no such account or it asked too often. */
export async function mailCode(deps: RecoveryDeps, email: string): Promise<void> {
  const { database, clock } = deps;
  if (await isTooOften(deps, limits.codesToAccount, email)) return;
  // Made and hashed for unknown addresses, too: what the server is busy with tells nothing.
  const code = newCode();
  const codeHash = await hashPassword(code);
  const account = await findAccountByEmail(database.db, email);
  if (!account || account.disabled) return;
  await storeCode(database.db, clock, account.user._id, codeHash);
  await send(deps, account, (to) => codeLetter(to, code, codeMinutes));
}

/** Mails the link to a new password to whoever has that address and a password. */
export async function mailReset(deps: RecoveryDeps, email: string): Promise<void> {
  const { database, clock, config } = deps;
  if (await isTooOften(deps, limits.resetsToAccount, email)) return;
  const account = await findAccountByEmail(database.db, email);
  if (!account || account.disabled || account.passwordHash === null) return;
  const token = await beginReset(database.db, clock, account.user._id);
  const query = new URLSearchParams({ email: account.user.email, token });
  const link = `${config.publicUrl}${pages.reset}?${query}`;
  await send(deps, account, (to) => resetLetter(to, link, resetMinutes));
}

/** Tells a person that their password is another one now. @param at ms since 1970 */
export function mailPasswordChanged(deps: RecoveryDeps, account: Account, at: number): Promise<void> {
  const address = deps.config.publicUrl + pages.forgot;
  return send(deps, account, (to) => passwordChangedLetter(to, at, address));
}

async function isTooOften({ database, clock }: RecoveryDeps, limit: Limit, email: string): Promise<boolean> {
  return (await attempt(database.db, clock, [{ limit, subject: normaliseEmail(email) }])) > 0;
}

function send(
  { mailer, config }: RecoveryDeps,
  { user }: Account,
  write: (to: Addressee) => Letter,
): Promise<void> {
  const { host } = new URL(config.publicUrl);
  return mailer.send(toMessage(write({ name: user.name, host }), user.email));
}
