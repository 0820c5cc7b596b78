import path from 'node:path';
import * as v from 'valibot';
import type { Log } from '#server/log.ts';
import { nodeFileSystem, writeAtomically } from '#server/pictures/storage/file-system.ts';
import type { Message } from './mailer.ts';

export interface WaitingMail {
  readonly message: Message;
  readonly tries: number;
  /** ms since 1970 */
  readonly nextTryAt: number;
}

const WaitingMailSchema = v.object({
  message: v.object({
    to: v.string(),
    agency: v.optional(v.object({ name: v.string(), email: v.string() })),
    subject: v.string(),
    text: v.string(),
    html: v.string(),
    expiresAt: v.optional(v.number()),
  }),
  tries: v.pipe(v.number(), v.integer(), v.minValue(1)),
  nextTryAt: v.number(),
}) satisfies v.GenericSchema<unknown, WaitingMail>;

/** One file for each mail, readable by its owner only. */
export interface MailQueueFolder {
  /** Durable when it resolves. */
  put(id: string, mail: WaitingMail): Promise<void>;
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Moves the mails of another folder into this one, durably. @returns them by id */
  takeFrom(other: string): Promise<ReadonlyMap<string, WaitingMail>>;
  /** By id. Renames damaged files to `.damaged` and removes interrupted writes; to be called before `put`. */
  load(): Promise<ReadonlyMap<string, WaitingMail>>;
}

const extension = '.json';

export function createMailQueueFolder(folder: string, log: Pick<Log, 'warn'>): MailQueueFolder {
  const pathOf = (id: string) => path.join(folder, id + extension);

  const read = async (id: string): Promise<WaitingMail | undefined> => {
    const file = pathOf(id);
    const bytes = await nodeFileSystem.read(file);
    if (!bytes) return undefined;
    const mail = parseMail(bytes.toString('utf8'));
    if (mail) return mail;
    await nodeFileSystem.rename(file, `${file}.damaged`);
    log.warn({ event: 'a waiting mail is damaged and was set aside', file: `${file}.damaged` });
    return undefined;
  };

  const makeFolder = async () => {
    if ((await nodeFileSystem.makeFolder(folder)) === undefined) return;
    await nodeFileSystem.syncFolder(path.dirname(folder));
    await nodeFileSystem.syncFolder(path.dirname(path.dirname(folder)));
  };

  const readAll = async (names: readonly string[]): Promise<ReadonlyMap<string, WaitingMail>> => {
    const mails = new Map<string, WaitingMail>();
    for (const name of names)
      try {
        const id = name.slice(0, -extension.length);
        const mail = await read(id);
        if (mail) mails.set(id, mail);
      } catch (error) {
        log.warn({ event: 'a waiting mail could not be read', file: path.join(folder, name), error });
      }
    return mails;
  };

  return {
    put: async (id, mail) => {
      await makeFolder();
      await writeAtomically(nodeFileSystem, pathOf(id), Buffer.from(JSON.stringify(mail)), 0o600);
      await nodeFileSystem.syncFolder(folder);
    },
    has: (id) => nodeFileSystem.has(pathOf(id)),
    remove: async (id) => {
      await nodeFileSystem.remove(pathOf(id));
      // Otherwise a power cut could restore the file, and the mail would be sent again.
      await nodeFileSystem.syncFolder(folder);
    },
    load: async () => {
      const names = await nodeFileSystem.names(folder);
      for (const name of names.filter((one) => one.endsWith('.part')))
        await nodeFileSystem.remove(path.join(folder, name));
      return readAll(names.filter((one) => one.endsWith(extension)));
    },
    takeFrom: async (other) => {
      const names = (await nodeFileSystem.names(other)).filter((one) => one.endsWith(extension));
      if (names.length === 0) return new Map();
      await makeFolder();
      for (const name of names) await nodeFileSystem.rename(path.join(other, name), path.join(folder, name));
      await nodeFileSystem.syncFolder(folder);
      await nodeFileSystem.syncFolder(other);
      return readAll(names);
    },
  };
}

/** No reason for a failure, as it would quote the mail. */
function parseMail(text: string): WaitingMail | undefined {
  try {
    const parsed = v.safeParse(WaitingMailSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
