import * as v from 'valibot';

/** Answer of `GET /api/admin/status`, for administrators. Times are ms since 1970, sizes bytes. */
export interface ServerStatus {
  readonly backups: BackupStatus;
  readonly disk: { readonly free: number; readonly total: number };
  readonly pictures: {
    /** Null when the store did not answer in time. */
    readonly used: number | null;
    readonly quota: number;
    /** Pictures whose variants are not made yet. */
    readonly waiting: number;
  };
  readonly mails: MailStatus;
  /** Of the program; null on a backend that does not tell. */
  readonly version: string | null;
}

export interface BackupStatus {
  /** `late`: the last good one, also by hand, is more than two days old. */
  readonly state: 'good' | 'late';
  /** Whether the server makes them by itself. */
  readonly schedule: 'on' | 'off';
  /** When the next one is due; null when off. */
  readonly nextAt: number | null;
  /** The newest good one; `bytes` is null when it was made by hand. */
  readonly last: { readonly at: number; readonly bytes: number | null } | null;
  /** The number of the one that is being made, on this server or another (`contract/backup-run.ts`); null when none is. */
  readonly running: number | null;
  /** Whether `POST /api/admin/backup` has a file to give. */
  readonly canDownload: boolean;
  /** Why the last try failed, as a sentence; null when it did not. */
  readonly failure: { readonly at: number; readonly reason: string } | null;
  /** What to do, when it is late. */
  readonly advice: string | null;
}

/** Of the server process that answers. */
export interface MailStatus {
  /** `files`: there is no mail server, and mails are written to the data folder. */
  readonly delivery: 'smtp' | 'files';
  readonly waiting: number;
  /** The last failure since the last mail that was sent. */
  readonly failure: { readonly at: number; readonly reason: string } | null;
}

const FailureSchema = v.nullish(v.object({ at: v.number(), reason: v.string() }), null);

/** How the site reads the answer. */
export const ServerStatusSchema: v.GenericSchema<unknown, ServerStatus> = v.object({
  backups: v.object({
    state: v.picklist(['good', 'late']),
    schedule: v.picklist(['on', 'off']),
    nextAt: v.nullish(v.number(), null),
    last: v.nullish(v.object({ at: v.number(), bytes: v.nullish(v.number(), null) }), null),
    running: v.nullish(v.number(), null),
    canDownload: v.boolean(),
    failure: FailureSchema,
    advice: v.nullish(v.string(), null),
  }),
  disk: v.object({ free: v.number(), total: v.number() }),
  pictures: v.object({ used: v.nullish(v.number(), null), quota: v.number(), waiting: v.number() }),
  mails: v.object({
    delivery: v.picklist(['smtp', 'files']),
    waiting: v.number(),
    failure: FailureSchema,
  }),
  version: v.nullish(v.string(), null),
});
