import * as v from 'valibot';
import { comparedText } from './input-rules.ts';

const passwordRequired = 'The password is required';

/** Of `POST /api/admin/backup`: JSON, or a form that a page posts, so that the browser writes the answer to a file. */
export const BackupDownloadInputSchema = v.object(
  {
    password: comparedText(1024, passwordRequired, 'The password is too long'),
    /** The file; without it, or when empty, the newest one. */
    name: v.optional(v.pipe(v.string('The name must be text'), v.maxLength(100, 'The name is too long'))),
  },
  passwordRequired,
);

/**
 * The form of a page is answered with a redirect to `/admin?backup=…` when there is no file: the password was wrong,
 * there were too many tries, there is no backup, nobody is signed in any more, or something else.
 */
export type BackupRefusal = 'password' | 'wait' | 'none' | 'sign-in' | 'failed';

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
