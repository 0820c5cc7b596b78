import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import type { ReadStream } from 'node:tty';
import * as v from 'valibot';
import { EmailSchema } from '#contract/account-inputs.ts';
import type { AuditAction } from '#contract/operations/insight.ts';
import {
  listAdministrators,
  makeAdministrator,
  removeAdministrator,
} from '#server/accounts/administrators.ts';
import { normaliseEmail } from '#server/accounts/email-address.ts';
import { hashPassword, randomPassword, setPassword } from '#server/accounts/passwords/password-hashes.ts';
import { findPasswordProblem } from '#server/accounts/passwords/password-policy.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import { fromCommandLine, recordEvent } from '#server/audit/audit-log.ts';
import { assertDatabaseExists } from '#server/backup/assert-database.ts';
import { exitCodes, UsageError, type RunCommand } from '#server/cli/command.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { withOpenDatabase } from '#server/database/database.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

export const runAdmin: RunCommand = async (args, { environment, print }) => {
  const command = parseCommand(args);
  const config = readConfig(environment);
  await assertDatabaseExists(config);
  const lines = await withOpenDatabase(config, 'never', ({ db }) =>
    runCommand(command, {
      db,
      clock: systemClock,
      askPassword: () => promptPassword({ input: process.stdin, output: process.stderr }),
    }),
  );
  lines.forEach(print);
  return exitCodes.done;
};

const changes = { add, reset, remove };
type Change = keyof typeof changes;

export type Command = { readonly kind: Change; readonly email: string } | { readonly kind: 'list' };

const isChange = (word: string): word is Change => Object.hasOwn(changes, word);

/** @throws UsageError, or an error about an invalid address */
export function parseCommand([kind = '', address, ...more]: readonly string[]): Command {
  if (kind === 'list' && address === undefined) return { kind };
  if (!isChange(kind) || address === undefined || more.length > 0) throw new UsageError();
  const email = v.safeParse(EmailSchema, address);
  if (!email.success) throw new Error(`'${address}' is not an e-mail address.`);
  return { kind, email: email.output };
}

interface CommandDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Asks for a new password; '' means a random one. @throws when cancelled */
  readonly askPassword: () => Promise<string>;
}

/** @returns lines to print, which may hold a new password @throws why nothing was done, a sentence for the operator */
export function runCommand(command: Command, deps: CommandDeps): Promise<string[]> {
  return command.kind === 'list' ? list(deps) : changes[command.kind](normaliseEmail(command.email), deps);
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
      throw new Error(
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
  const lines = (await listAdministrators(db)).map(({ email, name, createdAt, disabled }) => {
    const day = new Date(createdAt).toISOString().slice(0, 10);
    return `${email}\t${name}\tsince ${day}${disabled ? '\tdisabled' : ''}`;
  });
  return lines.length === 0 ? ['There is no administrator yet.'] : lines;
}

async function askNewPassword(email: string, { askPassword }: CommandDeps) {
  const entered = await askPassword();
  const password = entered === '' ? randomPassword() : entered;
  const problem = entered === '' ? undefined : await findPasswordProblem(entered, email);
  if (problem !== undefined) throw new Error(problem);
  const lines = entered === '' ? [`Password: ${password} (shown this once)`] : [];
  return { passwordHash: await hashPassword(password), lines };
}

const createNotAdministratorError = (email: string) => new Error(`${email} is not an administrator.`);

interface Terminal {
  readonly input: Readable & Partial<Pick<ReadStream, 'isTTY'>>;
  readonly output: Writable;
}

/** Asks twice without echo on a terminal, else reads a line of stdin. @throws on difference or cancel */
export async function promptPassword({ input, output }: Terminal): Promise<string> {
  const isTerminal = input.isTTY === true;
  const noOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  // One reader for both questions: a second one would lose what was typed ahead.
  const reader = createInterface({ input, output: noOutput, terminal: isTerminal });
  reader.once('SIGINT', () => reader.close());
  const lines = reader[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    output.write(question);
    const { done, value } = await lines.next();
    output.write('\n');
    if (done === true) throw new Error('Nothing was changed.');
    return value;
  };
  try {
    if (!isTerminal) return (await lines.next()).value ?? '';
    const first = await ask('New password (empty: one is made): ');
    if (first !== '' && (await ask('The same again: ')) !== first)
      throw new Error('The two passwords differ. Nothing was changed.');
    return first;
  } finally {
    reader.close();
  }
}
