import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { BackgroundTasks } from '#server/concurrency.ts';
import { isYetToCome, type ServerClock } from '#server/clock.ts';
import { isShared } from '#server/database/advisory-locks.ts';
import { createId, sha256 } from '#server/ids.ts';
import type { Db, MailsTable } from '#server/database/schema.ts';
import { codeOf, runWriteTransaction } from '#server/database/transactions.ts';
import type { Log } from '#server/log.ts';
import { nodeFileSystem } from '#server/pictures/storage/file-system.ts';
import { MailRefused, MessageSchema, type Mailer, type Message } from './mailer.ts';

/** ms before each further try: together less than a code's ten minutes. */
const pauses = [10_000, 60_000, 240_000];
/** A mail that is due later was stored while the clock was wrong. */
const maxPause = Math.max(...pauses);
/** ms for which others leave a mail alone while it is sent; one whose process was killed meanwhile is sent again. */
const leaseTime = 180_000;
/** ms between two looks for mails that a process with the same key has left. */
const lookInterval = 60_000;
/** ms */
const leastPause = 1000;
/** Mails that are sent at once. */
const maxSenders = 4;

const algorithm = 'aes-256-gcm';
/** Bytes (NIST SP 800-38D). */
const [keyLength, nonceLength, tagLength] = [32, 12, 16];

interface OutboxDeps {
  readonly db: Db;
  readonly mailer: Mailer;
  /** From outside the database (`openMailKey`): mails hold codes and links. A server with another key leaves them alone. */
  readonly key: Buffer;
  readonly clock: ServerClock;
  readonly background: BackgroundTasks;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Mails wait in the database, encrypted, from the transaction that causes them until they are sent or given up. */
export function createOutbox({ db, mailer, key, clock, background, log }: OutboxDeps) {
  const keyId = sha256(key).slice(0, 16);
  let senders = 0;
  let isStopped = false;
  /** A mail was stored while all senders were busy, perhaps after their last look. */
  let isMissed = false;
  let timer: NodeJS.Timeout | undefined;
  let failure: { readonly at: number; readonly reason: string } | undefined;

  const ownMails = (trx = db) => trx.selectFrom('mails').where('key_id', '=', keyId);

  /** The next one that is due, which others leave alone from now on. */
  const claim = () =>
    runWriteTransaction(db, async (trx) => {
      const now = clock.now();
      const mail = await ownMails(trx)
        .selectAll()
        .where((row) => row.not(isYetToCome(row, 'due_at', now, maxPause)))
        .orderBy('due_at')
        .limit(1)
        .$if(isShared(db), (query) => query.forUpdate().skipLocked())
        .executeTakeFirst();
      if (mail) await postpone(trx, mail, now + leaseTime);
      return mail;
    });

  /** @throws MailRefused for one that can never be sent */
  const send = async (mail: MailsTable): Promise<void> => {
    // Each time the process has ended before the mail could be deleted.
    if (mail.tries > pauses.length) throw new MailRefused('The mail was not sent after so many tries');
    const message = decrypt(key, mail);
    // To nobody: without an account, the same work as with one.
    if (message.to === '') return;
    if (message.expiresAt !== undefined && message.expiresAt <= (clock.deletionTime() ?? 0))
      throw new MailRefused('The mail was not sent, as what it says has expired');
    try {
      await mailer.send(message);
      failure = undefined;
    } catch (cause) {
      failure = { at: clock.now(), reason: cause instanceof Error ? cause.message : String(cause) };
      throw cause;
    }
  };

  const sendOrPostpone = async (mail: MailsTable): Promise<void> => {
    try {
      await send(mail);
    } catch (error) {
      const again = pauses[mail.tries];
      if (!(error instanceof MailRefused) && again !== undefined) {
        log.warn({ event: 'a mail was not taken', again, error });
        return runWriteTransaction(db, (trx) => postpone(trx, mail, clock.now() + again));
      }
      log.error({ event: 'a mail was given up', error });
    }
    await runWriteTransaction(db, (trx) => trx.deleteFrom('mails').where('id', '=', mail.id).execute());
  };

  const sendDue = async (): Promise<void> => {
    let again = lookInterval;
    try {
      for (let mail = await claim(); mail; mail = isStopped ? undefined : await claim())
        await sendOrPostpone(mail);
      const next = await ownMails().select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
      if (next) again = Math.max(next.due_at - clock.now(), leastPause);
    } finally {
      senders -= 1;
      clearTimeout(timer);
      if (isMissed) wake();
      else if (!isStopped) timer = setTimeout(wake, Math.min(again, lookInterval)).unref();
    }
  };

  /** Sends what is due; also to be called after the transaction that stored a mail, and at the start. */
  function wake(): void {
    isMissed = senders === maxSenders;
    if (isStopped || isMissed) return;
    senders += 1;
    background.run('sending mails', sendDue);
  }

  return {
    /** Stores a mail in the transaction of what it tells. One to nobody (`to` is '') takes the same work. */
    put: async (trx: Db, message: Message): Promise<void> => {
      const id = createId();
      const content = encrypt(key, id, message);
      await trx
        .insertInto('mails')
        .values({ id, due_at: clock.now(), tries: 0, key_id: keyId, content })
        .execute();
    },
    wake,
    /** Begins no further try. */
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
    /** Mails that wait for another try; the failure of the last one of this process, unless it went well, ms since 1970. */
    status: async () => {
      const { waiting } = await ownMails()
        .where('tries', '>', 0)
        .select(sql<number>`cast(count(*) as integer)`.as('waiting'))
        .executeTakeFirstOrThrow();
      return { waiting, failure };
    },
  };
}

/** The key in `mail-key` of the data folder, which no backup has; made when it is missing. */
export async function openMailKey(dataDir: string, log: Pick<Log, 'warn'>): Promise<Buffer> {
  const made = randomBytes(keyLength);
  const file = path.join(dataDir, 'mail-key');
  try {
    if (!(await nodeFileSystem.has(file))) {
      await createExclusively(file, made);
      await nodeFileSystem.syncFolder(dataDir);
    }
    const stored = await readFile(file);
    if (stored.length === keyLength) return stored;
    throw new Error(`${file} is damaged and can be deleted`);
  } catch (error) {
    log.warn({
      event: 'the key of waiting mails is kept in memory: they are lost if this process ends',
      error,
    });
  }
  return made;
}

/** Whole or not at all; of two processes, the first one's bytes stay. */
async function createExclusively(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${createId()}.part`;
  try {
    await writeFile(unfinished, bytes, { mode: 0o600, flag: 'wx', flush: true });
    await link(unfinished, file);
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** @param dueAt of the next try; ms since 1970 */
async function postpone(trx: Db, { id, tries }: MailsTable, dueAt: number): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ due_at: dueAt, tries: tries + 1 })
    .where('id', '=', id)
    .execute();
}

/** @returns nonce, tag and text in base64; `id` cannot be exchanged for that of another mail */
function encrypt(key: Buffer, id: string, message: Message): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(id));
  const text = Buffer.concat([cipher.update(JSON.stringify(message), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** @throws MailRefused without the reason, which would quote the mail */
function decrypt(key: Buffer, { id, content }: MailsTable): Message {
  const bytes = Buffer.from(content, 'base64');
  const text = bytes.subarray(nonceLength + tagLength);
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength))
      .setAAD(Buffer.from(id))
      .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
    const json = Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    return v.parse(MessageSchema, JSON.parse(json));
  } catch {
    throw new MailRefused('A mail that waited cannot be read');
  }
}
