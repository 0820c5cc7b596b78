import * as v from 'valibot';
import { BackupDownloadInputSchema, BackupRunSchema, BackupStartInputSchema } from '#contract/backups.ts';
import { administrator, type Operations } from './operation.ts';

export const backups = {
  downloadBackup: administrator('POST /admin/backup', {
    summary: 'The backup of this name, or the newest one, as a file, for the password again',
    body: { json: BackupDownloadInputSchema },
    answer: 'application/x-tar',
    refusals: [404, 429],
  }),
  beginBackup: administrator('POST /admin/backups', {
    summary: 'Begins a backup, for the password again; 409 while one is being made',
    body: { json: BackupStartInputSchema },
    status: 201,
    answer: v.strictObject({ message: v.string(), run: v.pipe(v.number(), v.integer()) }),
    refusals: [409, 429],
  }),
  readBackupRun: administrator('GET /admin/backups/{id}', {
    summary: 'What has become of a backup that was begun',
    answer: BackupRunSchema,
  }),
} satisfies Operations;
