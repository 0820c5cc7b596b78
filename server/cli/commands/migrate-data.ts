import { parseArgs } from 'node:util';
import { assertDatabaseExists } from '#server/backup/assert-database.ts';
import { exitCodes, type RunCommand } from '#server/cli/command.ts';
import { openDataLocation, parseDataLocation } from '#server/cli/migrate-data/data-location.ts';
import { migrateData } from '#server/cli/migrate-data/migrate-data.ts';
import { readConfig } from '#server/config.ts';

const several = { type: 'string', multiple: true } as const;

export const runMigrateData: RunCommand = async (args, { environment, print }) => {
  const { values } = parseArgs({ args: [...args], options: { from: several, to: several } });
  const [from, to] = [
    parseDataLocation('--from', values.from ?? []),
    parseDataLocation('--to', values.to ?? []),
  ];
  // Only the credentials are used; the bucket's address comes from the place.
  const { bucket } = readConfig({ ...environment, PICTURES_URL: from.picturesUrl ?? to.picturesUrl });
  await assertDatabaseExists(from);
  const source = await openDataLocation(from, bucket, 'never');
  try {
    const target = await openDataLocation(to, bucket, 'when new');
    try {
      await migrateData(source, target, print);
      print('Everything arrived as it was read. What was saved meanwhile did not come along.');
    } finally {
      await target.database.close();
    }
  } finally {
    await source.database.close();
  }
  return exitCodes.done;
};
