import * as v from 'valibot';
import type { AuditAction } from '#contract/operations/insight.ts';
import { EmailSchema } from '#contract/account-inputs.ts';
import {
  listAdministrators,
  makeAdministrator,
  removeAdministrator,
  type ListedAdministrator,
} from '#server/accounts/administrators.ts';
import { fromCommandLine, recordEvent } from '#server/audit/audit-log.ts';
import { UsageError } from '#server/cli/command.ts';
import type { Clock } from '#server/clock.ts';
import { setPassword } from '#server/accounts/passwords/set-password.ts';
import { findPasswordProblem } from '#server/accounts/passwords/password-policy.ts';
import { hashPassword, randomPassword } from '#server/accounts/passwords/password-hashes.ts';
import { normaliseEmail } from '#server/accounts/email-address.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

export type Command =
  | { readonly kind: 'add' | 'reset' | 'remove'; readonly email: string }
  | { readonly kind: 'list' };

/** A sentence for the operator: why nothing was done. */
export class CommandError extends Error {}

/** @throws UsageError, or CommandError about an invalid address */
export function parseCommand(args: readonly string[]): Command {
  const [kind, address, ...more] = args;
  if (kind === 'list' && address === undefined) return { kind };
  if ((kind !== 'add' && kind !== 'reset' && kind !== 'remove') || address === undefined || more.length > 0)
    throw new UsageError();
  const email = v.safeParse(EmailSchema, address);
  if (!email.success) throw new CommandError(`'${address}' is not an e-mail address.`);
  return { kind, email: email.output };
}

export interface CommandDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Asks for a new password; '' means a random one. @throws CommandError when cancelled */
  readonly askPassword: () => Promise<string>;
}

/** Runs a command. @returns lines to print, which may hold a new password @throws CommandError when nothing was done */
export async function runCommand(command: Command, deps: CommandDeps): Promise<string[]> {
  switch (command.kind) {
    case 'add':
      return add(normaliseEmail(command.email), deps);
    case 'reset':
      return reset(normaliseEmail(command.email), deps);
    case 'remove':
      return remove(normaliseEmail(command.email), deps);
    case 'list':
      return list(deps);
    default:
      return command satisfies never;
  }
}

async function add(email: string, deps: CommandDeps): Promise<string[]> {
  const { passwordHash, lines } = await askNewPassword(email, deps);
  const now = deps.clock.now();
  await runWriteTransaction(deps.db, async (trx) => {
    await makeAdministrator(trx, { email, passwordHash, now });
    await record(trx, 'add administrator', email, now);
  });
  return [`${email} is an administrator now.`, ...lines];
}

async function reset(email: string, deps: CommandDeps): Promise<string[]> {
  const account = await findAccountByEmail(deps.db, email);
  if (!account?.isAdmin) throw createNotAdministratorError(email);
  const { passwordHash, lines } = await askNewPassword(email, deps);
  await runWriteTransaction(deps.db, async (trx) => {
    await setPassword(trx, account.user._id, passwordHash);
    await record(trx, 'change password', email, deps.clock.now());
  });
  return [`${email} has a new password and is signed out everywhere.`, ...lines];
}

async function remove(email: string, { db, clock }: CommandDeps): Promise<string[]> {
  const outcome = await runWriteTransaction(db, async (trx) => {
    const removed = await removeAdministrator(trx, email);
    if (removed === 'removed') await record(trx, 'remove administrator', email, clock.now());
    return removed;
  });
  switch (outcome) {
    case 'removed':
      return [`${email} is no administrator any more.`];
    case 'none':
      throw createNotAdministratorError(email);
    case 'last':
      throw new CommandError(
        `${email} is the only administrator who can sign in. Add another one first: npm run admin -- add EMAIL`,
      );
    default:
      return outcome satisfies never;
  }
}

async function record(trx: Db, action: AuditAction, email: string, now: number): Promise<void> {
  const account = await findAccountByEmail(trx, email);
  const subject = { kind: 'account', id: account?.user._id ?? '', name: email } as const;
  await recordEvent(trx, fromCommandLine, { action, subject }, now);
}

async function list({ db }: CommandDeps): Promise<string[]> {
  const all = await listAdministrators(db);
  return all.length === 0 ? ['There is no administrator yet.'] : all.map(formatAdministrator);
}

async function askNewPassword(
  email: string,
  { askPassword }: CommandDeps,
): Promise<{ readonly passwordHash: string; readonly lines: readonly string[] }> {
  const entered = await askPassword();
  if (entered === '') {
    const password = randomPassword();
    return { passwordHash: await hashPassword(password), lines: [`Password: ${password} (shown this once)`] };
  }
  const problem = await findPasswordProblem(entered, email);
  if (problem !== undefined) throw new CommandError(problem);
  return { passwordHash: await hashPassword(entered), lines: [] };
}

const createNotAdministratorError = (email: string) => new CommandError(`${email} is not an administrator.`);

function formatAdministrator({ email, name, createdAt, disabled }: ListedAdministrator): string {
  const day = new Date(createdAt).toISOString().slice(0, 10);
  return `${email}\t${name}\tsince ${day}${disabled ? '\tdisabled' : ''}`;
}
