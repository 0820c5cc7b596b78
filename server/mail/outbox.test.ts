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

interface Options {
  readonly key?: Buffer;
  readonly mailer?: Mailer;
  /** Tries that fail before one is taken. */
  readonly failures?: number;
  readonly failure?: Error;
  readonly hasClockJumped?: boolean;
}

/** The outbox of a process, which stops when the test ends. */
function open({
  mailer,
  failures = 0,
  failure = new Error('No room'),
  hasClockJumped = false,
  ...options
}: Options = {}) {
  const sent: Message[] = [];
  const lines: unknown[] = [];
  const log = (line: unknown) => void lines.push(line);
  const background = createBackgroundTasks({ error: log });
  let tries = 0;
  const outbox = createOutbox({
    db: database.db,
    mailer: mailer ?? {
      send: async (taken) => {
        tries += 1;
        if (tries <= failures) throw failure;
        sent.push(taken);
      },
    },
    key,
    clock: { now: () => time, deletionTime: () => (hasClockJumped ? undefined : time) },
    background,
    log: { warn: log, error: log },
    ...options,
  });
  onTestFinished(outbox.stop);
  const deliver = async () => {
    outbox.wake();
    await background.idle();
  };
  const put = (mail = message) => runWriteTransaction(database.db, (trx) => outbox.put(trx, mail));
  return { outbox, background, put, deliver, sent, lines, tries: () => tries };
}

const stored = () => database.db.selectFrom('mails').selectAll().execute();

describe('a mail', () => {
  it('is stored so that nobody reads it in the database, sent once, and deleted', async () => {
    const { put, deliver, sent } = open();
    const mail = { ...message, agency: { name: 'Peepal', email: 'office@example.com' } };
    await put(mail);
    const [row] = await stored();
    const content = Buffer.from(row?.content ?? '', 'base64').toString('latin1');
    expect(JSON.stringify(row) + content).not.toMatch(/asha|012345|Peepal/);
    await deliver();
    await deliver();
    expect([sent, await stored()]).toEqual([[mail], []]);
  });

  it('whose transaction fails is not sent', async () => {
    const { outbox, deliver, sent } = open();
    const failing = runWriteTransaction(database.db, async (trx) => {
      await outbox.put(trx, message);
      throw new Error('Taken');
    });
    await expect(failing).rejects.toThrow('Taken');
    await deliver();
    expect(sent).toEqual([]);
  });

  it('to nobody is deleted and not sent', async () => {
    const { put, deliver, sent, lines } = open();
    await put({ ...message, to: '' });
    await deliver();
    expect([sent, await stored(), lines]).toEqual([[], [], []]);
  });

  it('that fails is tried again after growing pauses, each logged, and tells that it waits and why', async () => {
    const { outbox, put, deliver, sent, lines, tries } = open({ failures: 3 });
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

  it('that always fails is given up after four tries, while its code is still valid', async () => {
    const { put, deliver, tries, lines } = open({ failures: 9 });
    await put();
    for (const ms of [0, 10_000, 60_000, 240_000]) {
      time += ms;
      await deliver();
    }
    expect([tries(), await stored()]).toEqual([4, []]);
    expect(time - start).toBeLessThan(10 * 60_000);
    expect(lines.at(-1)).toMatchObject({ event: 'a mail was given up', error: new Error('No room') });
  });

  it('that is refused for good is not tried again', async () => {
    const { put, deliver, tries } = open({ failures: 9, failure: new MailRefused('No such person') });
    await put();
    await deliver();
    expect([tries(), await stored()]).toEqual([1, []]);
  });

  it('is dropped when what it says has expired, and one that was altered', async () => {
    const { put, deliver, sent, lines } = open();
    await put({ ...message, expiresAt: start + 600_000 });
    await put({ ...message, subject: 'Altered' });
    const [, altered] = await stored();
    const content = altered?.content.replace(/.{4}$/, 'AAAA') ?? '';
    await database.db
      .updateTable('mails')
      .set({ content })
      .where('id', '=', altered?.id ?? '')
      .execute();
    time += 600_001;
    await deliver();
    expect([sent, await stored()]).toEqual([[], []]);
    expect(lines.map((line) => String(Reflect.get(Object(line), 'error'))).toSorted()).toEqual([
      expect.stringContaining('cannot be read'),
      expect.stringContaining('expired'),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/asha|012345/);
  });
});

describe('a mail that waits when its process ends', () => {
  it('is sent by the next one with the key, which counts its tries on', async () => {
    const former = open({ failures: 9 });
    await former.put();
    await former.deliver();
    const next = open({ failures: 9 });
    for (const ms of [10_000, 60_000, 240_000]) {
      time += ms;
      await next.deliver();
    }
    expect([next.tries(), await stored()]).toEqual([3, []]);
  });

  it('is left alone by a server with another key', async () => {
    await open().put();
    const other = open({ key: Buffer.alloc(32, 8) });
    await other.deliver();
    expect([other.sent, (await stored()).length]).toEqual([[], 1]);
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
});

it('two processes send each mail once', async () => {
  const [one, other] = [open(), open()];
  for (let index = 0; index < 10; index += 1) await one.put({ ...message, subject: `${index}` });
  await Promise.all([one.deliver(), other.deliver()]);
  const subjects = [...one.sent, ...other.sent].map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `${index}`));
});

it('a mail whose process was killed while sending it is left alone for three minutes, and sent then', async () => {
  const events = new EventEmitter();
  const begun = once(events, 'begun');
  const killed = open({
    mailer: {
      send: () => {
        events.emit('begun');
        return new Promise(() => undefined);
      },
    },
  });
  await killed.put();
  killed.outbox.wake();
  await begun;
  const next = open();
  time += 179_999;
  await next.deliver();
  expect(next.sent).toEqual([]);
  time += 1;
  await next.deliver();
  expect(next.sent).toEqual([message]);
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
  const { put, deliver, tries } = open({ failures: 9 });
  await put();
  await database.db
    .updateTable('mails')
    .set({ tries: 3, due_at: time + 240_000 })
    .execute();
  time -= 1000;
  await deliver();
  expect(tries()).toBe(0);
});

it('the mails of servers with other keys are not counted as waiting', async () => {
  const other = open({ key: Buffer.alloc(32, 8), failures: 9 });
  await other.put();
  await other.deliver();
  expect([(await open().outbox.status()).waiting, (await other.outbox.status()).waiting]).toEqual([0, 1]);
});

describe('the key of waiting mails', () => {
  const log = { warn: (line: unknown) => void lines.push(line) };
  const lines: unknown[] = [];

  it('is made once, in a file that only its owner reads', async () => {
    const folder = await temporaryFolder();
    const [one, other] = await Promise.all([openMailKey(folder, log), openMailKey(folder, log)]);
    expect([one.length, one.equals(other), (await openMailKey(folder, log)).equals(one)]).toEqual([
      32,
      true,
      true,
    ]);
    expect((await stat(path.join(folder, 'mail-key'))).mode & 0o777).toBe(0o600);
  });

  it('is kept in memory where it cannot be stored, which is logged', async () => {
    const file = path.join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    expect(await openMailKey(file, log)).toHaveLength(32);
    expect(lines).toHaveLength(1);
  });

  it('is kept in memory where the stored one is damaged, which stays as it is', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'mail-key');
    await writeFile(file, 'short');
    expect(await openMailKey(folder, log)).toHaveLength(32);
    expect(String(Reflect.get(Object(lines.at(-1)), 'error'))).toContain(`${file} is damaged`);
    expect(await readFile(file, 'utf8')).toBe('short');
  });
});
