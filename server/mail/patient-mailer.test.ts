import { describe, expect, it } from 'vitest';
import { MailRefused, type Message } from './mailer.ts';
import { createPatientMailer } from './patient-mailer.ts';

const message: Message = { to: 'asha@example.com', subject: 'Code', text: '012345', html: '<p>012345' };

/** A mailer that fails so many times; waiting ends at once, and is noted. */
function open(failures: number, failure = new Error('No room')) {
  const waits: number[] = [];
  const lines: unknown[] = [];
  const sent: Message[] = [];
  let tries = 0;
  const mailer = createPatientMailer(
    {
      send: async (given) => {
        tries += 1;
        if (tries <= failures) throw failure;
        sent.push(given);
      },
    },
    { warn: (line: unknown) => void lines.push(line) },
    async (ms) => void waits.push(ms),
  );
  return { mailer, waits, lines, sent, tries: () => tries };
}

describe('a mail', () => {
  it('that is taken at once is sent once', async () => {
    const { mailer, waits, sent } = open(0);
    await mailer.send(message);
    expect(sent).toEqual([message]);
    expect(waits).toEqual([]);
  });

  it('that fails is tried again after growing pauses, each noted', async () => {
    const { mailer, waits, lines, sent } = open(3);
    await mailer.send(message);
    expect(sent).toEqual([message]);
    expect(waits).toEqual([10_000, 60_000, 240_000]);
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toMatch(/asha|012345/);
  });

  it('that always fails is given up after four tries, while its code still holds', async () => {
    const { mailer, waits, tries } = open(9);
    await expect(mailer.send(message)).rejects.toThrow('No room');
    expect(tries()).toBe(4);
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(10 * 60_000);
  });

  it('that is refused for good is not tried again', async () => {
    const { mailer, waits, tries } = open(9, new MailRefused('No such person'));
    await expect(mailer.send(message)).rejects.toThrow('No such person');
    expect([tries(), waits]).toEqual([1, []]);
  });
});

it('of very many failing mails only so many wait', async () => {
  const waiting: (() => void)[] = [];
  let failing = true;
  const mailer = createPatientMailer(
    {
      send: async () => {
        if (failing) throw new Error('No room');
      },
    },
    { warn: () => undefined },
    () => new Promise<void>((resolve) => waiting.push(resolve)),
  );
  const outcomes = Array.from({ length: 120 }, () =>
    mailer.send(message).then(
      () => 'sent',
      () => 'given up',
    ),
  );
  expect(await Promise.all(outcomes.slice(100))).toEqual(Array.from({ length: 20 }, () => 'given up'));
  failing = false;
  for (const goOn of waiting) goOn();
  expect(await Promise.all(outcomes.slice(0, 100))).toEqual(Array.from({ length: 100 }, () => 'sent'));
});
