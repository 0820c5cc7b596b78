import * as v from 'valibot';
import type { Frozen } from './admin-answers.ts';

const orNull = <T>(schema: v.GenericSchema<unknown, T>) => v.nullish(schema, null);
const FailureSchema = orNull(v.object({ at: v.number(), reason: v.string() }));

/** Answer of `GET /api/admin/status`, for administrators. Times are ms since 1970, sizes bytes. */
export const ServerStatusSchema = v.object({
  backups: v.object({
    /** `late`: the last good one, also by hand, is more than two days old. */
    state: v.picklist(['good', 'late']),
    /** Whether the server makes them by itself. */
    schedule: v.picklist(['on', 'off']),
    /** When the next one is due; null when off. */
    nextAt: orNull(v.number()),
    /** The newest good one; `bytes` is null when it was made by hand. */
    last: orNull(v.object({ at: v.number(), bytes: orNull(v.number()) })),
    /** The number of the one that is being made, on this server or another (`contract/backups.ts`); null when none is. */
    running: orNull(v.number()),
    /** Whether `POST /api/admin/backup` has a file to give. */
    canDownload: v.boolean(),
    /** Why the last try failed, as a sentence; null when it did not. */
    failure: FailureSchema,
    /** What to do, when it is late. */
    advice: orNull(v.string()),
  }),
  disk: v.object({ free: v.number(), total: v.number() }),
  pictures: v.object({
    /** Null on a backend that does not tell. */
    used: orNull(v.number()),
    quota: v.number(),
    /** Pictures whose variants are not made yet. */
    waiting: v.number(),
  }),
  /** Of the server process that answers. */
  mails: v.object({
    /** `files`: there is no mail server, and mails are written to the data folder. */
    delivery: v.picklist(['smtp', 'files']),
    waiting: v.number(),
    /** The last failure since the last mail that was sent. */
    failure: FailureSchema,
  }),
  /** Of the program; null on a backend that does not tell. */
  version: orNull(v.string()),
});
export type ServerStatus = Frozen<v.InferOutput<typeof ServerStatusSchema>>;
export type BackupStatus = ServerStatus['backups'];
export type MailStatus = ServerStatus['mails'];
