import * as v from 'valibot';
import { BackupDownloadInputSchema } from '#contract/backup-download-input.ts';
import { BackupRunSchema, BackupStartInputSchema } from '#contract/backup-run.ts';
import * as calls from '#contract/calls.ts';
import { withId, type Operations } from './operation.ts';

export const backups = {
  downloadBackup: {
    method: 'POST',
    who: 'administrator',
    path: calls.adminBackup,
    summary: 'The backup of this name, or the newest one, as a file, for the password again',
    body: { json: BackupDownloadInputSchema },
    answer: 'application/x-tar',
    refusals: [404, 429],
  },
  beginBackup: {
    method: 'POST',
    who: 'administrator',
    path: calls.backupRuns,
    summary: 'Begins a backup, for the password again; 409 while one is being made',
    body: { json: BackupStartInputSchema },
    status: 201,
    answer: v.strictObject({ message: v.string(), run: v.pipe(v.number(), v.integer()) }),
    refusals: [409, 429],
  },
  readBackupRun: {
    method: 'GET',
    who: 'administrator',
    path: withId(calls.backupRun),
    summary: 'What has become of a backup that was begun',
    answer: BackupRunSchema,
  },
} as const satisfies Operations;
