import { randomBytes } from 'node:crypto';
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Clock, TimeBounds } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { createMailQueueFolder, type MailQueueFolder, type WaitingMail } from './mail-queue-folder.ts';
import { MailRefused, type Mailer, type Message } from './mailer.ts';

/** ms before each further try: together less than a code's ten minutes. */
const pauses = [10_000, 60_000, 240_000];
/** Bounds the delay of a mail that was stored while the clock was wrong. */
const maxPause = Math.max(...pauses);
const maxWaiting = 100;
/** ms for which other processes leave a stored mail alone while this one sends it. */
const leaseTime = 60_000;

export interface MailQueueDeps {
  readonly mailer: Mailer;
  /** Used by one process, or by two while one replaces the other. */
  readonly folder: string;
  readonly clock: Clock;
  /** Of the present time. */
  readonly bounds: () => TimeBounds;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Retries temporary failures. A process killed while it sends a mail may cause it to be sent twice. */
export interface MailQueue extends Mailer {
  /** Resolves when the message is sent or left to the next start. @throws the error of the last try */
  send(message: Message): Promise<void>;
  /** Moves the mails of a process that has ended into this queue, for `resume`. */
  takeFrom(folder: string): Promise<void>;
  /** Retries the mails of an earlier process; resolves when each is sent, or given up, which is logged. */
  resume(): Promise<void>;
  stop(): void;
  /** Mails of this process that wait, and its last failure since a mail was sent; `at` in ms since 1970. */
  status(): MailQueueStatus;
}

export interface MailQueueStatus {
  readonly waiting: number;
  readonly failure: { readonly at: number; readonly reason: string } | undefined;
}

export function createMailQueue({
  mailer,
  folder,
  clock,
  bounds,
  log,
  pause = (ms, signal) => pauseFor(ms, undefined, { signal }),
}: MailQueueDeps): MailQueue {
  const queueFolder = createMailQueueFolder(folder, log);
  const stopping = new AbortController();
  const { signal } = stopping;
  // Before this process stores any, so that it does not resume its own.
  const earlierMails = readEarlierMails(queueFolder, log);
  const taken = new Map<string, WaitingMail>();
  let hasResumed = false;
  let waiting = 0;
  let failure: MailQueueStatus['failure'];

  const deliver = async (message: Message): Promise<void> => {
    try {
      await mailer.send(message);
      failure = undefined;
    } catch (cause) {
      failure = { at: clock.now(), reason: cause instanceof Error ? cause.message : String(cause) };
      throw cause;
    }
  };

  const store = async (id: string, mail: WaitingMail): Promise<boolean> => {
    try {
      await queueFolder.put(id, mail);
      return true;
    } catch (error) {
      log.warn({ event: 'a waiting mail could not be stored', error });
      return false;
    }
  };

  const waitFor = async ({ nextTryAt }: WaitingMail): Promise<void> => {
    const ms = Math.min(Math.max(nextTryAt - clock.now(), 0), maxPause);
    try {
      if (!signal.aborted) await pause(ms, signal);
    } catch (cause) {
      if (!signal.aborted) throw cause;
    }
  };

  const remove = async (id: string): Promise<void> => {
    try {
      await queueFolder.remove(id);
    } catch (error) {
      log.warn({ event: 'a waiting mail could not be removed', error });
    }
  };

  const scheduleRetry = (message: Message, tries: number, cause: unknown): WaitingMail => {
    const ms = pauses[tries - 1];
    if (cause instanceof MailRefused || ms === undefined) throw cause;
    log.warn({ event: 'a mail was not taken', again: ms, error: cause });
    return { message, tries, nextTryAt: clock.now() + ms };
  };

  /** @returns undefined when it is sent @throws when it is given up */
  const retrySend = async ({ message, tries }: WaitingMail): Promise<WaitingMail | undefined> => {
    if (message.expiresAt !== undefined && message.expiresAt <= bounds().earliest)
      throw new Error('The mail was not sent, as what it says has expired');
    try {
      await deliver(message);
      return undefined;
    } catch (cause) {
      return scheduleRetry(message, tries + 1, cause);
    }
  };

  const sendUntilDone = async (id: string, first: WaitingMail, wasStored: boolean): Promise<void> => {
    let isStored = wasStored;
    let isLeftForRestart = false;
    waiting += 1;
    try {
      if (!wasStored) {
        await earlierMails;
        isStored = await store(id, first);
      }
      for (let mail: WaitingMail | undefined = first; mail;) {
        await waitFor(mail);
        isLeftForRestart = signal.aborted && isStored;
        if (isLeftForRestart) return;
        if (signal.aborted) throw new Error('The server stopped before the mail was taken');
        // Another process has sent it.
        if (isStored && !(await queueFolder.has(id))) return;
        if (isStored) await store(id, { ...mail, nextTryAt: clock.now() + leaseTime });
        mail = await retrySend(mail);
        if (mail) isStored = (await store(id, mail)) || isStored;
      }
    } finally {
      waiting -= 1;
      if (isStored && !isLeftForRestart) await remove(id);
    }
  };

  const resumeMail = async (id: string, mail: WaitingMail): Promise<void> => {
    try {
      await sendUntilDone(id, mail, true);
    } catch (error) {
      log.error({ event: 'a waiting mail was given up', error });
    }
  };

  return {
    send: async (message) => {
      try {
        return await deliver(message);
      } catch (cause) {
        if (waiting >= maxWaiting) throw cause;
        return await sendUntilDone(randomBytes(12).toString('hex'), scheduleRetry(message, 1, cause), false);
      }
    },
    takeFrom: async (other) => {
      await earlierMails;
      for (const [id, mail] of await queueFolder.takeFrom(other)) taken.set(id, mail);
    },
    resume: async () => {
      const earlier = await earlierMails;
      const mails = [...(hasResumed ? [] : earlier), ...taken];
      hasResumed = true;
      taken.clear();
      await Promise.all(mails.map(([id, mail]) => resumeMail(id, mail)));
    },
    stop: () => stopping.abort(),
    status: () => ({ waiting, failure }),
  };
}

/** A folder that cannot be read does not prevent the start. */
async function readEarlierMails(
  queueFolder: MailQueueFolder,
  log: MailQueueDeps['log'],
): Promise<ReadonlyMap<string, WaitingMail>> {
  try {
    return await queueFolder.load();
  } catch (error) {
    log.warn({ event: 'the waiting mails could not be read', error });
    return new Map();
  }
}
