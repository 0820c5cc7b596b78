import { EventEmitter, once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createBackgroundTasks } from '#server/concurrency.ts';
import { day } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { MailRefused, type Mailer, type Message } from './mailer.ts';
import { createOutbox, openMailKey } from './outbox.ts';

const start = Date.UTC(2026, 0, 5);
const message: Message = { to: 'asha@example.com', subject: 'Code', text: '012345', html: '<p>012345' };
const key = Buffer.alloc(32, 7);

let database: Database;
let time: number;

beforeEach(async () => {
  database = await temporaryDatabase();
  time = start;
});

/** @returns what sends, but for the first tries */
function failFirst(times: number, failure: Error = new Error('No room')): Mailer['send'] {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw failure;
  };
}

/** The outbox of a process, which stops when the test ends. @param send throws, or has sent the mail */
function open({
  send = failFirst(0),
  hasClockJumped = false,
  key: ownKey = key,
}: { send?: Mailer['send']; hasClockJumped?: boolean; key?: Buffer } = {}) {
  const tried: Message[] = [];
  const sent: Message[] = [];
  const lines: unknown[] = [];
  const log = (line: unknown) => void lines.push(line);
  const background = createBackgroundTasks({ error: log });
  const outbox = createOutbox({
    db: database.db,
    mailer: {
      send: async (mail) => {
        tried.push(mail);
        await send(mail);
        sent.push(mail);
      },
    },
    key: ownKey,
    clock: { now: () => time, deletionTime: () => (hasClockJumped ? undefined : time) },
    background,
    log: { warn: log, error: log },
  });
  onTestFinished(outbox.stop);
  const deliver = async () => {
    outbox.wake();
    await background.idle();
  };
  const put = (mail = message) => runWriteTransaction(database.db, (trx) => outbox.put(trx, mail));
  return { outbox, put, deliver, sent, lines, tries: () => tried.length };
}

const errorOf = (line: unknown) => String(Reflect.get(Object(line), 'error'));
const stored = () => database.db.selectFrom('mails').selectAll().execute();

describe('a mail', () => {
  it('is stored so that nobody reads it in the database, sent once, and deleted; one to nobody is not sent', async () => {
    const { put, deliver, sent, lines } = open();
    const mail = { ...message, agency: { name: 'Peepal', email: 'office@example.com' } };
    await put(mail);
    const [row] = await stored();
    const content = Buffer.from(row?.content ?? '', 'base64').toString('latin1');
    expect(JSON.stringify(row) + content).not.toMatch(/asha|012345|Peepal/);
    await put({ ...message, to: '' });
    await deliver();
    await deliver();
    expect([sent, await stored(), lines]).toEqual([[mail], [], []]);
  });

  it('whose transaction fails is not sent', async () => {
    const { outbox, deliver, sent } = open();
    const taken = runWriteTransaction(database.db, async (trx) => {
      await outbox.put(trx, message);
      throw new Error('Taken');
    });
    await expect(taken).rejects.toThrow('Taken');
    await deliver();
    expect(sent).toEqual([]);
  });

  it('that fails is tried again after growing pauses, each logged, and tells that it waits and why', async () => {
    const { outbox, put, deliver, sent, lines, tries } = open({ send: failFirst(3) });
    await put();
    await deliver();
    for (const [index, ms] of [10_000, 60_000, 240_000].entries()) {
      const failure = { at: time, reason: 'No room' };
      expect(await outbox.status()).toEqual({ waiting: 1, failure });
      expect(lines.at(-1)).toMatchObject({ event: 'a mail was not taken', again: ms });
      time += ms - 1;
      await deliver();
      expect(tries()).toBe(index + 1);
      time += 1;
      await deliver();
    }
    expect(sent).toEqual([message]);
    expect(await outbox.status()).toEqual({ waiting: 0, failure: undefined });
    expect(JSON.stringify(lines)).not.toMatch(/asha|012345/);
  });

  it('that is refused for good is not tried again', async () => {
    const { put, deliver, tries } = open({ send: failFirst(9, new MailRefused('No such person')) });
    await put();
    await deliver();
    expect([tries(), await stored()]).toEqual([1, []]);
  });

  it('is dropped when what it says has expired, and one that was altered', async () => {
    const { put, deliver, sent, lines } = open();
    await put({ ...message, subject: 'Altered' });
    const [altered] = await stored();
    const content = altered?.content.replace(/.{4}$/, 'AAAA') ?? '';
    await database.db.updateTable('mails').set({ content }).execute();
    await put({ ...message, expiresAt: start + 600_000 });
    time += 600_001;
    await deliver();
    expect([sent, await stored()]).toEqual([[], []]);
    expect(lines.map(errorOf).toSorted()).toEqual([
      expect.stringContaining('cannot be read'),
      expect.stringContaining('expired'),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/asha|012345/);
  });
});

describe('a mail that waits when its process ends', () => {
  it('is tried by the next one with the key, four times in all, while its code is still valid, and then given up', async () => {
    const former = open({ send: failFirst(9) });
    await former.put();
    await former.deliver();
    const next = open({ send: failFirst(9) });
    for (const ms of [10_000, 60_000, 240_000]) {
      time += ms;
      await next.deliver();
    }
    expect([next.tries(), await stored()]).toEqual([3, []]);
    expect(time - start).toBeLessThan(10 * 60_000);
    expect(next.lines.at(-1)).toMatchObject({ event: 'a mail was given up', error: new Error('No room') });
  });

  it('is left alone by a server with another key, which does not count it as waiting', async () => {
    const former = open({ send: failFirst(9) });
    await former.put();
    await former.deliver();
    time += 10_000;
    const other = open({ key: Buffer.alloc(32, 8) });
    await other.deliver();
    expect([other.sent, (await stored()).length]).toEqual([[], 1]);
    expect([(await other.outbox.status()).waiting, (await former.outbox.status()).waiting]).toEqual([0, 1]);
  });

  it.each([
    ['is not delayed by a clock that was ahead', start - 365 * day, false],
    ['is not dropped by the time of a clock that has jumped', start + 120 * day, true],
  ])('%s', async (_, now, hasClockJumped) => {
    await open().put({ ...message, expiresAt: start + 600_000 });
    time = now;
    const next = open({ hasClockJumped });
    await next.deliver();
    expect(next.sent).toHaveLength(1);
  });

  it('while it is sent is left alone for three minutes, and sent then', async () => {
    const killed = open({ send: () => new Promise(() => undefined) });
    await killed.put();
    killed.outbox.wake();
    await expect.poll(killed.tries).toBe(1);
    const next = open();
    time += 179_999;
    await next.deliver();
    expect(next.sent).toEqual([]);
    time += 1;
    await next.deliver();
    expect(next.sent).toEqual([message]);
  });
});

it('two processes send each mail once', async () => {
  const [one, other] = [open(), open()];
  for (let index = 0; index < 10; index += 1) await one.put({ ...message, subject: `${index}` });
  await Promise.all([one.deliver(), other.deliver()]);
  const subjects = [...one.sent, ...other.sent].map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `${index}`));
});

it('four mails are sent at once, and what is stored meanwhile after them', async () => {
  const server = new EventEmitter();
  const free = once(server, 'free');
  const { outbox, put, deliver, sent, tries } = open({ send: async () => void (await free) });
  for (let count = 0; count < 5; count += 1) {
    await put();
    outbox.wake();
  }
  await expect.poll(tries).toBe(4);
  server.emit('free');
  await deliver();
  expect(sent).toHaveLength(5);
});

it('an outbox that is stopped begins no further try', async () => {
  const { outbox, put, deliver, sent } = open();
  await put();
  outbox.stop();
  await deliver();
  expect([sent, (await stored()).length]).toEqual([[], 1]);
});

it('a mail that never can be deleted is not sent for ever', async () => {
  const { put, deliver, sent } = open();
  await put();
  await database.db.updateTable('mails').set({ tries: 4 }).execute();
  await deliver();
  expect([sent, await stored()]).toEqual([[], []]);
});

it('the last try waits its time on a server whose clock is a little behind', async () => {
  const { put, deliver, tries } = open({ send: failFirst(9) });
  await put();
  const waiting = { tries: 3, due_at: time + 240_000 };
  await database.db.updateTable('mails').set(waiting).execute();
  time -= 1000;
  await deliver();
  expect(tries()).toBe(0);
});

it('the key of waiting mails is made once, in a file that only its owner reads', async () => {
  const folder = await temporaryFolder();
  const readKey = () => openMailKey(folder, { warn: () => undefined });
  const [one, other] = await Promise.all([readKey(), readKey()]);
  expect(one).toHaveLength(32);
  for (const again of [other, await readKey()]) expect(again).toEqual(one);
  expect((await stat(path.join(folder, 'mail-key'))).mode & 0o777).toBe(0o600);
});

it('the key of waiting mails is kept in memory where it cannot be stored, and where the stored one is damaged, which stays; both are logged', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'mail-key');
  await writeFile(file, 'short');
  const lines: unknown[] = [];
  const log = { warn: (line: unknown) => void lines.push(line) };
  for (const place of [file, folder]) expect(await openMailKey(place, log)).toHaveLength(32);
  expect(lines.map(errorOf)).toEqual([
    expect.stringContaining('ENOTDIR'),
    expect.stringContaining(`${file} is damaged`),
  ]);
  expect(await readFile(file, 'utf8')).toBe('short');
});
