import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { verifyPassword } from '#server/accounts/passwords/password-hashes.ts';
import { createSession, findSession } from '#server/accounts/sessions.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import { listEvents } from '#server/audit/audit-log.ts';
import type { Database } from '#server/database/database.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { UsageError } from '#server/cli/command.ts';
import { runCommand, parseCommand, promptPassword } from './admin.ts';

const email = 'asha@example.com';
const clock = { now: () => Date.UTC(2026, 0, 5) };
const parse = (words: string) => parseCommand(words.split(' ').filter(Boolean));

describe('a command', () => {
  let db: Database['db'];
  beforeEach(async () => {
    ({ db } = await temporaryDatabase());
  });

  const run = (words: string, typed = 'a marigold on the dashboard') =>
    runCommand(parse(words), { db, clock, askPassword: () => Promise.resolve(typed) });
  const fits = async (password: string) =>
    verifyPassword((await findAccountByEmail(db, email))?.passwordHash, password);

  test.each(['', 'help', 'add', 'list a@b.in', 'add a@b.in c@d.in', 'Add a@b.in'])(
    'in other words (%j) is wrong usage',
    (words) => {
      expect(() => parse(words)).toThrow(UsageError);
    },
  );

  test('add makes an administrator with the password typed, and list shows it', async () => {
    expect(await run('list')).toEqual(['There is no administrator yet.']);
    expect(await run('add Asha@Example.com')).toEqual(['asha@example.com is an administrator now.']);
    expect(await fits('a marigold on the dashboard')).toBe(true);
    expect(await run('list')).toEqual(['asha@example.com\tAdministrator\tsince 2026-01-05']);
  });

  test('an empty entry makes a random password and prints it', async () => {
    const [, line = ''] = await run(`add ${email}`, '');
    const [, made = ''] = /^Password: (\S{20}) \(shown this once\)$/.exec(line) ?? [];
    expect(await fits(made)).toBe(true);
  });

  test('the rules for addresses and passwords hold, and what breaks them changes nothing', async () => {
    expect(() => parse('add asha')).toThrow("'asha' is not an e-mail address.");
    await expect(run(`add ${email}`, 'short')).rejects.toThrow(/at least 10 characters/);
    expect(await findAccountByEmail(db, email)).toBeUndefined();
  });

  test('reset gives another password and ends the sessions', async () => {
    await run(`add ${email}`);
    const account = await findAccountByEmail(db, email);
    const { id } = await createSession(db, clock, account?.user._id ?? '', 'admin');
    const done = 'asha@example.com has a new password and is signed out everywhere.';
    expect(await run(`reset ${email}`, 'another long password')).toEqual([done]);
    expect(await fits('another long password')).toBe(true);
    expect(await findSession(db, clock, id, 'admin', () => undefined)).toBeUndefined();
  });

  test.each(['reset', 'remove'])('%s is for administrators only', async (kind) => {
    await run(`add ${email}`);
    await db.updateTable('users').set({ is_admin: 0 }).execute();
    for (const address of [email, 'nobody@example.com'])
      await expect(run(`${kind} ${address}`)).rejects.toThrow(`${address} is not an administrator.`);
  });

  test('remove takes the flag from one of two, not from the last; the audit log has what changed', async () => {
    for (const words of [`add ${email}`, 'add owner@example.com', `reset ${email}`]) await run(words);
    expect(await run(`remove ${email}`)).toEqual(['asha@example.com is no administrator any more.']);
    await expect(run('remove owner@example.com')).rejects.toThrow(
      /^owner@example.com is the only administrator who can sign in\. Add another one first/,
    );
    expect(await run('list')).toEqual([expect.stringContaining('owner@example.com')]);
    const { events } = await listEvents(db);
    expect(events.map(({ action, subject }) => `${action} ${subject?.name}`).toSorted()).toEqual([
      'add administrator asha@example.com',
      'add administrator owner@example.com',
      'change password asha@example.com',
      'remove administrator asha@example.com',
    ]);
    for (const event of events) expect(event).toMatchObject({ by: null, address: 'command line' });
  });
});

/** @param answers what is typed at each question; without any, nothing is a terminal */
function createTerminal(...answers: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: answers.length > 0 });
  const [output, remaining] = [new PassThrough(), [...answers]];
  const shown: string[] = [];
  output.on('data', (chunk: Buffer) => {
    shown.push(chunk.toString());
    const answer = chunk.toString().endsWith(': ') ? remaining.shift() : undefined;
    if (answer !== undefined) setImmediate(() => input.write(answer));
  });
  return { input, output, shown };
}

describe('the question for a password', () => {
  const questions = ['New password (empty: one is made): ', 'The same again: '];

  test.each([
    ['is typed twice', [' a long password \r', ' a long password \r'], ' a long password ', questions],
    ['may be typed ahead', ['a long password\ra long password\r'], 'a long password', questions],
    ['may be empty, and is asked for once then', ['\r'], '', questions.slice(0, 1)],
  ])('on a terminal it %s, and is not shown', async (_, answers, password, asked) => {
    const terminal = createTerminal(...answers);
    expect(await promptPassword(terminal)).toBe(password);
    expect(terminal.shown.join('')).toBe(asked.map((question) => `${question}\n`).join(''));
  });

  test.each([
    ['two that differ', ['one\r', 'two\r'], 'The two passwords differ'],
    ['Ctrl+C', ['half\u0003'], 'Nothing was changed.'],
    ['Ctrl+D', ['\u0004'], 'Nothing was changed.'],
  ])('%s cancel it', async (_, answers, message) => {
    await expect(promptPassword(createTerminal(...answers))).rejects.toThrow(message);
  });

  test.each([
    ['first\nsecond\n', 'first'],
    ['first\r\n', 'first'],
    ['  no line break ', '  no line break '],
    ['', ''],
  ])('piped in, %j is %j, without a question', async (given, password) => {
    const { input, output, shown } = createTerminal();
    input.end(given);
    expect(await promptPassword({ input, output })).toBe(password);
    expect(shown).toEqual([]);
  });
});
