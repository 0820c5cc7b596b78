import * as v from 'valibot';
import { BackupDownloadInputSchema, BackupRunSchema, BackupStartInputSchema } from '#contract/backups.ts';
import type { Operations } from './operation.ts';

export const backups = {
  downloadBackup: {
    route: 'POST /admin/backup',
    who: 'administrator',
    summary: 'The backup of this name, or the newest one, as a file, for the password again',
    body: { json: BackupDownloadInputSchema },
    answer: 'application/x-tar',
    refusals: [404, 429],
  },
  beginBackup: {
    route: 'POST /admin/backups',
    who: 'administrator',
    summary: 'Begins a backup, for the password again; 409 while one is being made',
    body: { json: BackupStartInputSchema },
    status: 201,
    answer: v.strictObject({ message: v.string(), run: v.pipe(v.number(), v.integer()) }),
    refusals: [409, 429],
  },
  readBackupRun: {
    route: 'GET /admin/backups/{id}',
    who: 'administrator',
    summary: 'What has become of a backup that was begun',
    answer: BackupRunSchema,
  },
} as const satisfies Operations;
