import { parseArgs } from 'node:util';
import { assertDatabaseExists } from '#server/backup/assert-database.ts';
import { exitCodes, type RunCommand } from '#server/cli/command.ts';
import {
  checkBackups,
  checkClock,
  checkDatabase,
  checkStoredPictures,
} from '#server/cli/doctor/check-data.ts';
import {
  checkConfiguration,
  checkDisk,
  checkMail,
  checkPublicAddress,
} from '#server/cli/doctor/check-settings.ts';
import { failWith, type Finding } from '#server/cli/doctor/finding.ts';
import { readConfig, type Config } from '#server/config.ts';
import { withOpenDatabase } from '#server/database/database.ts';
import { openPictureStore } from '#server/pictures/storage/folder-store.ts';

type FindingsBySubject = Readonly<Record<string, readonly Finding[]>>;

/** Every check runs, whatever the others found; only without a readable configuration there is nothing to check. */
export const runDoctor: RunCommand = async (args, { environment, print }) => {
  parseArgs({ args, options: {} });
  const config = readConfig(environment);
  const found: FindingsBySubject = {
    configuration: checkConfiguration(config, process.version),
    disk: await checkDisk(config).catch(failWith(`Let the server's user write into ${config.dataDir}.`)),
    ...(await checkData(config)),
    mail: await checkMail(config).catch(failWith('Correct SMTP_URL.')),
    'public address': await checkPublicAddress(config),
  };
  for (const [subject, findings] of Object.entries(found))
    for (const { level, message, advice } of findings) {
      print(`${labels[level].padEnd(9)}${subject.padEnd(16)}${message}`);
      if (advice !== undefined) print(`${''.padEnd(25)}To do: ${advice}`);
    }
  const levels = Object.values(found).flatMap((findings) => findings.map(({ level }) => level));
  return levels.includes('problem') ? exitCodes.failed : exitCodes.done;
};

const labels = { good: 'ok', warning: 'warning', problem: 'PROBLEM' } as const;

async function checkData(config: Config): Promise<FindingsBySubject> {
  try {
    await assertDatabaseExists(config);
    return await withOpenDatabase(config, 'never', async ({ db, engine }) => {
      const store = openPictureStore(config);
      return {
        database: await checkDatabase(db, engine),
        backups: await checkBackups(config, db, Date.now()),
        pictures: await checkStoredPictures(config, db, store).catch(
          failWith('Look whether the folder or the bucket can be read.'),
        ),
        clock: await checkClock(db, Date.now()),
      };
    });
  } catch (cause) {
    return { database: failWith('See docs/deploy.md, Backup and restore.')(cause) };
  }
}
