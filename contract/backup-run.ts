import * as v from 'valibot';
import { BackupDownloadInputSchema } from './backup-download-input.ts';

/** Of `POST /api/admin/backups`, which begins a backup: the password again. */
export const BackupStartInputSchema = v.pick(BackupDownloadInputSchema, ['password']);

/** How the site reads the answer to `POST /api/admin/backups`; `run` is the number that `GET /api/admin/backups/{id}` takes. */
export const BackupStartSchema = v.object({ run: v.number() });

const step = v.picklist(['writing', 'checking', 'sending']);
/** Of the files that are written, 0 to 1; null in another step. */
const share = v.nullable(v.number());

/** What the server that makes a backup does. */
export const BackupProgressSchema = v.object({ step, share });
export type BackupProgress = Readonly<v.InferOutput<typeof BackupProgressSchema>>;

/** How the site reads the answer to `GET /api/admin/backups/{id}`. */
export const BackupRunSchema = v.variant('state', [
  v.object({
    state: v.literal('running'),
    /** Null while another server makes it. */
    step: v.nullable(step),
    share,
  }),
  v.object({
    state: v.literal('good'),
    /** Of the file, as `POST /api/admin/backup` takes it. */
    name: v.string(),
    bytes: v.number(),
    /** Whether the server that answers can read it. */
    canDownload: v.boolean(),
  }),
  v.object({
    state: v.literal('failed'),
    /** A sentence. */
    reason: v.string(),
  }),
]);

/** What has become of a backup that was begun. */
export type BackupRun = Readonly<v.InferOutput<typeof BackupRunSchema>>;
