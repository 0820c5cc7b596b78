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
