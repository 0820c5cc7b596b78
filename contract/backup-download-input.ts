import * as v from 'valibot';

export const passwordRequired = 'The password is required';

/** Of `POST /api/admin/backup`: JSON, or a form that a page posts, so that the browser writes the answer to a file. */
export const BackupDownloadInputSchema = v.object(
  {
    password: v.pipe(
      v.string(passwordRequired),
      v.nonEmpty(passwordRequired),
      v.maxLength(1024, 'The password is too long'),
    ),
    /** The file; without it, or when empty, the newest one. */
    name: v.optional(v.pipe(v.string(), v.maxLength(100, 'The name is too long'))),
  },
  passwordRequired,
);

/**
 * The form of a page is answered with a redirect to `/admin?backup=…` when there is no file: the password was wrong,
 * there were too many tries, there is no backup, nobody is signed in any more, or something else.
 */
export type BackupRefusal = 'password' | 'wait' | 'none' | 'sign-in' | 'failed';
