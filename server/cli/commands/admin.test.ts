import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { verifyPassword } from '#server/accounts/passwords/password-hashes.ts';
import { createSession, findSession } from '#server/accounts/sessions.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import { listEvents } from '#server/audit/audit-log.ts';
import type { Database } from '#server/database/database.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { UsageError } from '#server/cli/command.ts';
import { runCommand, parseCommand, promptPassword, type Command } from './admin.ts';

const email = 'asha@example.com';
const clock = { now: () => Date.UTC(2026, 0, 5) };

describe('the command line', () => {
  test('takes an address with add, reset and remove, and none with list', () => {
    for (const kind of ['add', 'reset', 'remove'])
      expect(parseCommand([kind, email])).toEqual({ kind, email });
    expect(parseCommand(['list'])).toEqual({ kind: 'list' });
  });

  test.each(['', 'help', 'add', 'list a@b.in', 'add a@b.in c@d.in', 'Add a@b.in'])(
    'anything else (%j) is wrong usage',
    (words) => {
      expect(() => parseCommand(words.split(' ').filter(Boolean))).toThrow(UsageError);
    },
  );

  test('text that is no e-mail address is refused', () => {
    expect(() => parseCommand(['add', 'asha'])).toThrow("'asha' is not an e-mail address.");
  });
});

describe('a command', () => {
  let db: Database['db'];
  beforeEach(async () => {
    ({ db } = await temporaryDatabase());
  });

  const run = (command: Command, typed = 'a marigold on the dashboard') =>
    runCommand(command, { db, clock, askPassword: () => Promise.resolve(typed) });
  const fits = async (password: string) =>
    verifyPassword((await findAccountByEmail(db, email))?.passwordHash, password);

  test('add makes an administrator with the password typed', async () => {
    expect(await run({ kind: 'add', email: 'Asha@Example.com' })).toEqual([
      'asha@example.com is an administrator now.',
    ]);
    expect(await findAccountByEmail(db, email)).toMatchObject({ isAdmin: true });
    expect(await fits('a marigold on the dashboard')).toBe(true);
  });

  test('an empty entry makes a random password and prints it', async () => {
    const [, line = ''] = await run({ kind: 'add', email }, '');
    const [, made = ''] = /^Password: (\S{20}) \(shown this once\)$/.exec(line) ?? [];
    expect(await fits(made)).toBe(true);
  });

  test('the password rule holds, and what breaks it changes nothing', async () => {
    await expect(run({ kind: 'add', email }, 'password123')).rejects.toThrow(/among the first/);
    await expect(run({ kind: 'add', email }, 'short')).rejects.toThrow(/at least 10 characters/);
    expect(await findAccountByEmail(db, email)).toBeUndefined();
  });

  test('reset gives another password and ends the sessions', async () => {
    await run({ kind: 'add', email });
    const account = await findAccountByEmail(db, email);
    const { id } = await createSession(db, clock, account?.user._id ?? '', 'admin');
    expect(await run({ kind: 'reset', email }, 'another long password')).toEqual([
      'asha@example.com has a new password and is signed out everywhere.',
    ]);
    expect(await fits('another long password')).toBe(true);
    expect(await findSession(db, clock, id, 'admin', () => undefined)).toBeUndefined();
  });

  test.each(['reset', 'remove'] as const)('%s is for administrators only', async (kind) => {
    await run({ kind: 'add', email });
    await db.updateTable('users').set({ is_admin: 0 }).execute();
    for (const address of [email, 'nobody@example.com'])
      await expect(run({ kind, email: address })).rejects.toThrow(`${address} is not an administrator.`);
  });

  test('remove takes the flag from one of two, not from the last', async () => {
    await run({ kind: 'add', email });
    await run({ kind: 'add', email: 'owner@example.com' });
    expect(await run({ kind: 'remove', email })).toEqual(['asha@example.com is no administrator any more.']);
    await expect(run({ kind: 'remove', email: 'owner@example.com' })).rejects.toThrow(
      /^owner@example.com is the only administrator who can sign in\. Add another one first/,
    );
    expect(await run({ kind: 'list' })).toEqual(['owner@example.com\tAdministrator\tsince 2026-01-05']);
  });

  test('what changed is in the audit log, and what was refused is not', async () => {
    await run({ kind: 'add', email });
    await run({ kind: 'add', email: 'owner@example.com' });
    await run({ kind: 'reset', email });
    await run({ kind: 'remove', email });
    await expect(run({ kind: 'remove', email: 'owner@example.com' })).rejects.toThrow(/the only/);
    const { events } = await listEvents(db);
    expect(events.map(({ action, subject }) => `${action} ${subject?.name}`).toSorted()).toEqual([
      'add administrator asha@example.com',
      'add administrator owner@example.com',
      'change password asha@example.com',
      'remove administrator asha@example.com',
    ]);
    for (const event of events) expect(event).toMatchObject({ by: null, address: 'command line' });
  });

  test('list says when there is no administrator', async () => {
    expect(await run({ kind: 'list' })).toEqual(['There is no administrator yet.']);
  });
});

const terminal = (isTTY: boolean) => ({
  input: Object.assign(new PassThrough(), { isTTY }),
  output: new PassThrough(),
});

function createTerminal(...answers: readonly string[]) {
  const screen = terminal(true);
  const remaining = [...answers];
  const output: string[] = [];
  screen.output.on('data', (chunk: Buffer) => {
    output.push(chunk.toString());
    const answer = chunk.toString().endsWith(': ') ? remaining.shift() : undefined;
    if (answer !== undefined) setImmediate(() => screen.input.write(answer));
  });
  return { screen, output };
}

describe('the question for a password', () => {
  test('on a terminal it is typed twice and not shown', async () => {
    const { screen, output } = createTerminal(' a long password \r', ' a long password \r');
    expect(await promptPassword(screen)).toBe(' a long password ');
    expect(output.join('')).toBe('New password (empty: one is made): \nThe same again: \n');
  });

  test('both answers may be typed ahead', async () => {
    const { screen } = createTerminal('a long password\ra long password\r');
    expect(await promptPassword(screen)).toBe('a long password');
  });

  test('an empty entry is asked for once', async () => {
    expect(await promptPassword(createTerminal('\r').screen)).toBe('');
  });

  test('two that differ change nothing', async () => {
    await expect(promptPassword(createTerminal('one\r', 'two\r').screen)).rejects.toThrow(
      'The two passwords differ',
    );
  });

  test.each(['\u0003', 'half\u0003', '\u0004'])('%j cancels', async (keys) => {
    await expect(promptPassword(createTerminal(keys).screen)).rejects.toThrow('Nothing was changed.');
  });

  test.each([
    ['first\nsecond\n', 'first'],
    ['first\r\n', 'first'],
    ['  no line break ', '  no line break '],
    ['', ''],
  ])('piped in, %j is %j, without a question', async (given, password) => {
    const { input, output } = terminal(false);
    input.end(given);
    expect(await promptPassword({ input, output })).toBe(password);
    output.end();
    expect(await text(output)).toBe('');
  });
});
