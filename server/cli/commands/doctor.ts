import { parseArgs } from 'node:util';
import { assertDatabaseExists } from '#server/backup/assert-database.ts';
import { exitCodes, type CommandContext, type RunCommand } from '#server/cli/command.ts';
import { checkConfiguration } from '#server/cli/doctor/check-configuration.ts';
import {
  checkBackups,
  checkClock,
  checkDatabase,
  checkStoredPictures,
} from '#server/cli/doctor/check-data.ts';
import { checkDisk } from '#server/cli/doctor/check-disk.ts';
import { checkMail } from '#server/cli/doctor/check-mail.ts';
import { checkPublicAddress } from '#server/cli/doctor/check-public-address.ts';
import { findOr, type Finding } from '#server/cli/doctor/finding.ts';
import { readConfig, type Config } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { openPictureStore } from '#server/pictures/storage/folder-store.ts';

/** Every check runs, whatever the others found; only without a readable configuration there is nothing to check. */
export const runDoctor: RunCommand = async (args, context) => {
  parseArgs({ args: [...args], options: {} });
  const config = readConfig(context.environment);
  const findings = [
    ...checkConfiguration(config, process.version),
    ...(await findOr('disk', `Let the server's user write into ${config.dataDir}.`, () => checkDisk(config))),
    ...(await checkData(config)),
    ...(await findOr('mail', 'Correct SMTP_URL.', () => checkMail(config))),
    ...(await checkPublicAddress(config)),
  ];
  for (const finding of findings) printFinding(finding, context);
  return findings.some(({ level }) => level === 'problem') ? exitCodes.failed : exitCodes.done;
};

function checkData(config: Config): Promise<readonly Finding[]> {
  return findOr('database', 'See docs/deploy.md, Backup and restore.', async () => {
    await assertDatabaseExists(config);
    const database = await openDatabase(config);
    const { db, engine } = database;
    try {
      const store = openPictureStore(config);
      const unreadable = 'Look whether the folder or the bucket can be read.';
      return [
        ...(await checkDatabase(db, engine)),
        ...(await checkBackups(config, db, Date.now())),
        ...(await findOr('pictures', unreadable, () => checkStoredPictures(config, db, store))),
        ...(await checkClock(db, Date.now())),
      ];
    } finally {
      await database.close();
    }
  });
}

const labels = { good: 'ok', warning: 'warning', problem: 'PROBLEM' } as const;

function printFinding({ subject, level, message, advice }: Finding, { print }: CommandContext): void {
  print(`${labels[level].padEnd(9)}${subject.padEnd(16)}${message}`);
  if (advice !== undefined) print(`${''.padEnd(25)}To do: ${advice}`);
}
