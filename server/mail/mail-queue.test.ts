import { EventEmitter, once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createMailQueue, type MailQueueDeps } from './mail-queue.ts';
import { MailRefused, type Message } from './mailer.ts';
import { timeBounds } from '#server/testing/time-bounds.ts';

const start = Date.UTC(2026, 0, 5);
const message: Message = { to: 'asha@example.com', subject: 'Code', text: '012345', html: '<p>012345' };

interface Options extends Partial<Pick<MailQueueDeps, 'folder' | 'mailer' | 'bounds'>> {
  readonly failures?: number;
  readonly failure?: Error;
  readonly now?: number;
  readonly pause?: (signal: AbortSignal) => Promise<unknown>;
}

/** A queue whose mailer fails `failures` times; pauses end at once and move the clock. */
async function open({
  folder,
  mailer,
  bounds,
  failures = 0,
  failure = new Error('No room'),
  now = start,
  pause = () => Promise.resolve(),
}: Options = {}) {
  const queueFolder = folder ?? join(await temporaryFolder(), 'mail-queue');
  const waits: number[] = [];
  const lines: unknown[] = [];
  const sent: Message[] = [];
  const log = (line: unknown) => void lines.push(line);
  let [tries, time] = [0, now];
  const queue = createMailQueue({
    mailer: mailer ?? {
      send: async (sentMessage) => {
        tries += 1;
        if (tries <= failures) throw failure;
        sent.push(sentMessage);
      },
    },
    folder: queueFolder,
    clock: { now: () => time },
    bounds: bounds ?? (() => timeBounds(time)),
    log: { warn: log, error: log },
    pause: async (ms, signal) => {
      waits.push(ms);
      time += ms;
      await pause(signal);
    },
  });
  return { queue, folder: queueFolder, waits, lines, sent, tries: () => tries };
}

/** A queue whose process ends while a message waits for its second try. @returns its folder */
async function endedWhileWaiting(sentMessage = message): Promise<string> {
  const events = new EventEmitter();
  const waits = once(events, 'waits');
  const { queue, folder } = await open({
    failures: 9,
    pause: () => {
      events.emit('waits');
      return Promise.race([]);
    },
  });
  void queue.send(sentMessage);
  await waits;
  return folder;
}

describe('a mail', () => {
  it('that fails is tried again after growing pauses, each logged, and tells that it waits and why', async () => {
    const states: unknown[] = [];
    const { queue, folder, waits, lines, sent } = await open({
      failures: 3,
      pause: async () => void states.push(queue.status()),
    });
    await queue.send(message);
    expect(sent).toEqual([message]);
    expect(waits).toEqual([10_000, 60_000, 240_000]);
    expect(states).toEqual(
      [0, 10_000, 70_000].map((ms) => ({ waiting: 1, failure: { at: start + ms, reason: 'No room' } })),
    );
    expect(queue.status()).toEqual({ waiting: 0, failure: undefined });
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

  const days = 86_400_000;
  it.each([
    ['is not delayed for long by a clock that was wrong', start - 365 * days, undefined, [240_000]],
    ['is not dropped by the time of a clock that has jumped', start + 120 * days, start, [0]],
  ])('%s', async (_, now, earliest, expected) => {
    const folder = await endedWhileWaiting({ ...message, expiresAt: start + 600_000 });
    const bounds = () => ({ earliest: earliest ?? now, latest: now });
    const { queue, waits, sent } = await open({ folder, now, bounds });
    await queue.resume();
    expect([sent.length, waits]).toEqual([1, expected]);
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
    const now = start + 10_000;
    const former = await open({
      folder,
      now,
      mailer: {
        send: async () => {
          const done = once(sending, 'done');
          sending.emit('begun');
          await done;
        },
      },
    });
    const begun = once(sending, 'begun');
    const resumed = former.queue.resume();
    await begun;
    const next = await open({
      folder,
      now,
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
  const events = new EventEmitter();
  const waits = once(events, 'waits');
  const { queue, folder, tries } = await open({
    failures: 9,
    pause: (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        events.emit('waits');
      }),
  });
  const sending = queue.send(message);
  await waits;
  queue.stop();
  await sending;
  expect(tries()).toBe(1);
  expect(await readdir(folder)).toHaveLength(1);
});

it('at most 100 failing mails wait for another try', async () => {
  const waiting: (() => void)[] = [];
  let isFailing = true;
  const { queue } = await open({
    mailer: {
      send: async () => {
        if (isFailing) throw new Error('No room');
      },
    },
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
