import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { AuditAction } from '#contract/admin-answers.ts';
import { EmailSchema } from '#contract/account-inputs.ts';
import {
  listAdministrators,
  makeAdministrator,
  removeAdministrator,
  type ListedAdministrator,
} from '#server/accounts/administrators.ts';
import { fromCommandLine, recordEvent } from '#server/audit/audit-log.ts';
import type { Clock } from '#server/clock.ts';
import { setPassword } from '#server/accounts/passwords/set-password.ts';
import { findPasswordProblem } from '#server/accounts/passwords/password-policy.ts';
import { hashPassword, randomPassword } from '#server/accounts/passwords/password-hashes.ts';
import { findAccountByEmail, normaliseEmail } from '#server/accounts/users.ts';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

export type Command =
  | { readonly kind: 'add' | 'reset' | 'remove'; readonly email: string }
  | { readonly kind: 'list' };

/** A sentence for the operator: why nothing was done. */
export class CommandError extends Error {}

export const usage = 'Usage: npm run admin -- add EMAIL | reset EMAIL | remove EMAIL | list';

/** @throws CommandError with the usage, or about an invalid address */
export function parseCommand(words: readonly string[]): Command {
  const [kind, given, ...more] = words;
  if (kind === 'list' && given === undefined) return { kind };
  if ((kind !== 'add' && kind !== 'reset' && kind !== 'remove') || given === undefined || more.length > 0)
    throw new CommandError(usage);
  const email = v.safeParse(EmailSchema, given);
  if (!email.success) throw new CommandError(`'${given}' is not an e-mail address.`);
  return { kind, email: email.output };
}

export interface CommandDeps {
  readonly db: Kysely<Schema>;
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
  const { passwordHash, told } = await newPassword(email, deps);
  const now = deps.clock.now();
  await runWriteTransaction(deps.db, async (inside) => {
    await makeAdministrator(inside, { email, passwordHash, now });
    await record(inside, 'add administrator', email, now);
  });
  return [`${email} is an administrator now.`, ...told];
}

async function reset(email: string, deps: CommandDeps): Promise<string[]> {
  const account = await findAccountByEmail(deps.db, email);
  if (!account?.isAdmin) throw notAdministrator(email);
  const { passwordHash, told } = await newPassword(email, deps);
  await runWriteTransaction(deps.db, async (inside) => {
    await setPassword(inside, account.user._id, passwordHash);
    await record(inside, 'change password', email, deps.clock.now());
  });
  return [`${email} has a new password and is signed out everywhere.`, ...told];
}

async function remove(email: string, { db, clock }: CommandDeps): Promise<string[]> {
  const outcome = await runWriteTransaction(db, async (inside) => {
    const removed = await removeAdministrator(inside, email);
    if (removed === 'removed') await record(inside, 'remove administrator', email, clock.now());
    return removed;
  });
  switch (outcome) {
    case 'removed':
      return [`${email} is no administrator any more.`];
    case 'none':
      throw notAdministrator(email);
    case 'last':
      throw new CommandError(
        `${email} is the only administrator who can sign in. Add another one first: npm run admin -- add EMAIL`,
      );
    default:
      return outcome satisfies never;
  }
}

async function record(
  inside: Kysely<Schema>,
  action: AuditAction,
  email: string,
  now: number,
): Promise<void> {
  const account = await findAccountByEmail(inside, email);
  const subject = { kind: 'account', id: account?.user._id ?? '', name: email } as const;
  await recordEvent(inside, fromCommandLine, { action, subject }, now);
}

async function list({ db }: CommandDeps): Promise<string[]> {
  const all = await listAdministrators(db);
  return all.length === 0 ? ['There is no administrator yet.'] : all.map(listed);
}

async function newPassword(
  email: string,
  { askPassword }: CommandDeps,
): Promise<{ readonly passwordHash: string; readonly told: readonly string[] }> {
  const given = await askPassword();
  if (given === '') {
    const made = randomPassword();
    return { passwordHash: await hashPassword(made), told: [`Password: ${made} (shown this once)`] };
  }
  const problem = await findPasswordProblem(given, email);
  if (problem !== undefined) throw new CommandError(problem);
  return { passwordHash: await hashPassword(given), told: [] };
}

const notAdministrator = (email: string) => new CommandError(`${email} is not an administrator.`);

function listed({ email, name, since, disabled }: ListedAdministrator): string {
  const day = new Date(since).toISOString().slice(0, 10);
  return `${email}\t${name}\tsince ${day}${disabled ? '\tdisabled' : ''}`;
}
