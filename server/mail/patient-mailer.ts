import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Log } from '#server/log.ts';
import { MailRefused, type Mailer, type Message } from './mailer.ts';

/** Ms before each further try: together less than the ten minutes for which a code holds. */
const pauses = [10_000, 60_000, 240_000];
/** Messages that may wait for another try at once; more are given up at their first failure. */
const most = 100;

/**
 * Hands mails on, and tries again when that fails for a reason that may pass; each failed try has a line in the log.
 * It throws what the last try threw.
 * @param pause waits for so many ms
 */
export function createPatientMailer(
  mailer: Mailer,
  log: Pick<Log, 'warn'>,
  pause: (ms: number) => Promise<unknown> = (ms) => pauseFor(ms),
): Mailer {
  let waiting = 0;

  const sendAgain = async (message: Message, failure: unknown): Promise<void> => {
    let last = failure;
    for (const ms of pauses) {
      if (last instanceof MailRefused) break;
      log.warn({ event: 'a mail was not taken', again: ms, error: last });
      await pause(ms);
      try {
        return await mailer.send(message);
      } catch (cause) {
        last = cause;
      }
    }
    throw last;
  };

  return {
    send: async (message) => {
      try {
        return await mailer.send(message);
      } catch (cause) {
        if (waiting >= most) throw cause;
        waiting += 1;
        return await sendAgain(message, cause).finally(() => {
          waiting -= 1;
        });
      }
    },
  };
}
