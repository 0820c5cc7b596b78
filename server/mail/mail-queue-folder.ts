import path from 'node:path';
import * as v from 'valibot';
import type { Log } from '#server/log.ts';
import { machineDisk, writeAtomically } from '#server/pictures/disk.ts';
import type { Message } from './mailer.ts';

/** A message that waits for its next try. */
export interface WaitingMail {
  readonly message: Message;
  /** Tries so far, at least one. */
  readonly tries: number;
  /** ms since 1970 */
  readonly nextTryAt: number;
}

const WaitingMailSchema = v.object({
  message: v.object({
    to: v.string(),
    subject: v.string(),
    text: v.string(),
    html: v.string(),
    expiresAt: v.optional(v.number()),
  }),
  tries: v.pipe(v.number(), v.integer(), v.minValue(1)),
  nextTryAt: v.number(),
}) satisfies v.GenericSchema<unknown, WaitingMail>;

/** The waiting mails of one process, each a file by its id that only its owner reads. */
export interface MailQueueFolder {
  /** Stores or replaces one; when it resolves, it survives a power cut. */
  put(id: string, mail: WaitingMail): Promise<void>;
  has(id: string): Promise<boolean>;
  /** One that is not there is no error. */
  remove(id: string): Promise<void>;
  /**
   * All of them, by id. A damaged file is renamed to `.damaged`, what an interrupted write left is removed. To be
   * called before the process stores one.
   */
  load(): Promise<ReadonlyMap<string, WaitingMail>>;
}

const extension = '.json';

/** @param folder made when it is first needed @param log gets names of files, and nothing of what they hold */
export function createMailQueueFolder(folder: string, log: Pick<Log, 'warn'>): MailQueueFolder {
  const pathOf = (id: string) => path.join(folder, id + extension);

  const read = async (id: string): Promise<WaitingMail | undefined> => {
    const file = pathOf(id);
    const bytes = await machineDisk.read(file);
    if (!bytes) return undefined;
    const mail = parseMail(bytes.toString('utf8'));
    if (mail) return mail;
    await machineDisk.rename(file, `${file}.damaged`);
    log.warn({ event: 'a waiting mail is damaged and was set aside', file: `${file}.damaged` });
    return undefined;
  };

  return {
    put: async (id, mail) => {
      if ((await machineDisk.makeFolder(folder)) !== undefined) {
        await machineDisk.syncFolder(path.dirname(folder));
        await machineDisk.syncFolder(path.dirname(path.dirname(folder)));
      }
      await writeAtomically(machineDisk, pathOf(id), Buffer.from(JSON.stringify(mail)), 0o600);
      await machineDisk.syncFolder(folder);
    },
    has: (id) => machineDisk.has(pathOf(id)),
    remove: async (id) => {
      await machineDisk.remove(pathOf(id));
      // Otherwise it could be back, and be sent again, after a power cut.
      await machineDisk.syncFolder(folder);
    },
    load: async () => {
      const names = await machineDisk.names(folder);
      for (const name of names.filter((one) => one.endsWith('.part')))
        await machineDisk.remove(path.join(folder, name));
      const mails = new Map<string, WaitingMail>();
      for (const name of names.filter((one) => one.endsWith(extension)))
        try {
          const id = name.slice(0, -extension.length);
          const mail = await read(id);
          if (mail) mails.set(id, mail);
        } catch (error) {
          log.warn({ event: 'a waiting mail could not be read', file: path.join(folder, name), error });
        }
      return mails;
    },
  };
}

/** Undefined for what is no stored mail; why not is not told, as that would quote it. */
function parseMail(text: string): WaitingMail | undefined {
  try {
    const parsed = v.safeParse(WaitingMailSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
