import { EventEmitter, once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createMailQueue } from './mail-queue.ts';
import { MailRefused, type Message } from './mailer.ts';
import { timeBounds } from '#server/testing/time-bounds.ts';

const start = Date.UTC(2026, 0, 5);
const message: Message = { to: 'asha@example.com', subject: 'Code', text: '012345', html: '<p>012345' };

interface Options {
  readonly folder?: string;
  readonly failures?: number;
  readonly failure?: Error;
  readonly now?: number;
  /** ms by which the clock has jumped. */
  readonly jump?: number;
  readonly pause?: () => Promise<unknown>;
}

/** A queue whose mailer fails `failures` times; pauses end at once and move the clock. */
async function open({
  folder,
  failures = 0,
  failure = new Error('No room'),
  now = start,
  jump = 0,
  pause = () => Promise.resolve(),
}: Options = {}) {
  const queueFolder = folder ?? join(await temporaryFolder(), 'mail-queue');
  const waits: number[] = [];
  const lines: unknown[] = [];
  const sent: Message[] = [];
  const log = (line: unknown) => void lines.push(line);
  let [tries, time] = [0, now];
  const queue = createMailQueue({
    mailer: {
      send: async (sentMessage) => {
        tries += 1;
        if (tries <= failures) throw failure;
        sent.push(sentMessage);
      },
    },
    folder: queueFolder,
    clock: { now: () => time },
    bounds: () => ({ earliest: time - jump, latest: time }),
    log: { warn: log, error: log },
    pause: async (ms) => {
      waits.push(ms);
      time += ms;
      await pause();
    },
  });
  return { queue, folder: queueFolder, waits, lines, sent, tries: () => tries };
}

/** A queue whose process ends while a message waits for its second try. @returns its folder */
async function endedWhileWaiting(sentMessage = message): Promise<string> {
  const folder = join(await temporaryFolder(), 'mail-queue');
  await new Promise<void>((resolve) => {
    const queue = createMailQueue({
      mailer: { send: () => Promise.reject(new Error('No room')) },
      folder,
      clock: { now: () => start },
      bounds: () => timeBounds(start),
      log: { warn: () => undefined, error: () => undefined },
      pause: () => {
        resolve();
        return Promise.race([]);
      },
    });
    void queue.send(sentMessage);
  });
  return folder;
}

describe('a mail', () => {
  it('that is taken at once is sent once', async () => {
    const { queue, waits, sent } = await open();
    await queue.send(message);
    expect(sent).toEqual([message]);
    expect(waits).toEqual([]);
  });

  it('that fails is tried again after growing pauses, each logged', async () => {
    const { queue, folder, waits, lines, sent } = await open({ failures: 3 });
    await queue.send(message);
    expect(sent).toEqual([message]);
    expect(waits).toEqual([10_000, 60_000, 240_000]);
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toMatch(/asha|012345/);
    expect(await readdir(folder)).toEqual([]);
  });

  it('that always fails is given up after four tries, while its code is still valid', async () => {
    const { queue, folder, waits, tries } = await open({ failures: 9 });
    await expect(queue.send(message)).rejects.toThrow('No room');
    expect(tries()).toBe(4);
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(10 * 60_000);
    expect(await readdir(folder)).toEqual([]);
  });

  it('that is refused for good is not tried again', async () => {
    const { queue, waits, tries } = await open({ failures: 9, failure: new MailRefused('No such person') });
    await expect(queue.send(message)).rejects.toThrow('No such person');
    expect([tries(), waits]).toEqual([1, []]);
  });

  it('that cannot be stored waits in memory', async () => {
    const folder = join(await temporaryFolder(), 'mail-queue');
    await writeFile(folder, 'a file where the folder should be');
    const { queue, lines, sent } = await open({ folder, failures: 1 });
    await queue.send(message);
    expect(sent).toEqual([message]);
    expect(JSON.stringify(lines)).toContain('could not be stored');
    expect(JSON.stringify(lines)).not.toMatch(/asha|012345/);
  });
});

describe('a mail that waits when the process ends', () => {
  it('is a file that only its owner reads', async () => {
    const folder = await endedWhileWaiting();
    const [name = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('is sent once by the next one, when its time has come', async () => {
    const folder = await endedWhileWaiting();
    const { queue, waits, sent } = await open({ folder, now: start + 4000 });
    await queue.resume();
    expect(sent).toEqual([message]);
    expect(waits).toEqual([6000]);
    expect(await readdir(folder)).toEqual([]);
    await queue.resume();
    expect(sent).toHaveLength(1);
  });

  it('keeps the number of its tries', async () => {
    const folder = await endedWhileWaiting();
    const { queue, waits, lines, tries } = await open({ folder, now: start, failures: 9 });
    await queue.resume();
    expect(tries()).toBe(3);
    expect(waits).toEqual([10_000, 60_000, 240_000]);
    expect(lines.at(-1)).toMatchObject({ event: 'a waiting mail was given up', error: new Error('No room') });
    expect(JSON.stringify(lines)).not.toMatch(/asha|012345/);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not delayed for long by a clock that was wrong', async () => {
    const folder = await endedWhileWaiting();
    const { queue, waits, sent } = await open({ folder, now: start - 365 * 86_400_000 });
    await queue.resume();
    expect(waits).toEqual([240_000]);
    expect(sent).toEqual([message]);
  });

  it('is not dropped by the time of a clock that has jumped', async () => {
    const folder = await endedWhileWaiting({ ...message, expiresAt: start + 600_000 });
    const jump = 120 * 86_400_000;
    const { queue, sent } = await open({ folder, now: start + jump, jump });
    await queue.resume();
    expect(sent).toHaveLength(1);
  });

  it('is dropped when what it says has expired', async () => {
    const folder = await endedWhileWaiting({ ...message, expiresAt: start + 600_000 });
    const { queue, lines, sent } = await open({ folder, now: start + 600_001 });
    await queue.resume();
    expect(sent).toEqual([]);
    expect(String(Reflect.get(Object(lines.at(-1)), 'error'))).toContain('expired');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not sent again by a process that starts while another one sends it', async () => {
    const folder = await endedWhileWaiting();
    const sending = new EventEmitter();
    const formerQueue = createMailQueue({
      mailer: {
        send: async () => {
          const done = once(sending, 'done');
          sending.emit('begun');
          await done;
        },
      },
      folder,
      clock: { now: () => start },
      bounds: () => timeBounds(start),
      log: { warn: () => undefined, error: () => undefined },
      pause: async () => undefined,
    });
    const begun = once(sending, 'begun');
    const resumed = formerQueue.resume();
    await begun;
    const next = await open({
      folder,
      pause: async () => {
        sending.emit('done');
        await resumed;
      },
    });
    await next.queue.resume();
    expect(next.waits).toEqual([60_000]);
    expect(next.sent).toEqual([]);
  });
});

it('a damaged file is renamed and logged, and the others are sent', async () => {
  const folder = await endedWhileWaiting();
  await writeFile(join(folder, 'cut.json'), '{"message":{"to":"asha@example.com","text":"0123');
  await writeFile(join(folder, 'foreign.json'), '{"secret":"012345"}');
  await mkdir(join(folder, 'folder.json'));
  await writeFile(join(folder, 'x.json.0123456789abcdef.part'), '{"mess');
  const { queue, lines, sent } = await open({ folder });
  await queue.resume();
  expect(sent).toEqual([message]);
  expect((await readdir(folder)).toSorted()).toEqual([
    'cut.json.damaged',
    'folder.json',
    'foreign.json.damaged',
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/asha|0123/);
  expect(lines).toHaveLength(3);
  expect(await readFile(join(folder, 'foreign.json.damaged'), 'utf8')).toContain('secret');
});

it('a queue that is stopped begins no try, and leaves what waits to the next start', async () => {
  const folder = join(await temporaryFolder(), 'mail-queue');
  const waiting = new EventEmitter();
  const waits = once(waiting, 'waits');
  let tries = 0;
  const queue = createMailQueue({
    mailer: {
      send: () => {
        tries += 1;
        return Promise.reject(new Error('No room'));
      },
    },
    folder,
    clock: { now: () => start },
    bounds: () => timeBounds(start),
    log: { warn: () => undefined, error: () => undefined },
    pause: (_ms, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        waiting.emit('waits');
      }),
  });
  const sending = queue.send(message);
  await waits;
  queue.stop();
  await sending;
  expect(tries).toBe(1);
  expect(await readdir(folder)).toHaveLength(1);
});

it('at most 100 failing mails wait for another try', async () => {
  const waiting: (() => void)[] = [];
  let isFailing = true;
  const queue = createMailQueue({
    mailer: {
      send: async () => {
        if (isFailing) throw new Error('No room');
      },
    },
    folder: join(await temporaryFolder(), 'mail-queue'),
    clock: { now: () => start },
    bounds: () => timeBounds(start),
    log: { warn: () => undefined, error: () => undefined },
    pause: () => (isFailing ? new Promise<void>((resolve) => void waiting.push(resolve)) : Promise.resolve()),
  });
  const outcomes = Array.from({ length: 120 }, () =>
    queue.send(message).then(
      () => 'sent',
      () => 'given up',
    ),
  );
  expect(await Promise.all(outcomes.slice(100))).toEqual(Array.from({ length: 20 }, () => 'given up'));
  isFailing = false;
  for (const resume of waiting) resume();
  expect(await Promise.all(outcomes.slice(0, 100))).toEqual(Array.from({ length: 100 }, () => 'sent'));
});

it('tells how many mails wait, and the last failure until a mail is sent', async () => {
  const states: unknown[] = [];
  const { queue } = await open({
    failures: 2,
    pause: () => {
      states.push(queue.status());
      return Promise.resolve();
    },
  });
  expect(queue.status()).toEqual({ waiting: 0, failure: undefined });
  await queue.send(message);
  expect(states).toEqual([
    { waiting: 1, failure: { at: start, reason: 'No room' } },
    { waiting: 1, failure: { at: start + 10_000, reason: 'No room' } },
  ]);
  expect(queue.status()).toEqual({ waiting: 0, failure: undefined });
});
