/** `npm run migrate-data -- --from PLACE --to PLACE`; `postgres://…` takes a second option for pictures. */
import { parseArgs } from 'node:util';
import { assertDatabaseExists } from '#server/backup/assert-database.ts';
import { readConfig } from '#server/config.ts';
import { restrictFilePermissions } from '#server/database/data-folder.ts';
import { migrateData } from '#server/cli/migrate-data/migrate-data.ts';
import { openDataLocation, parseDataLocation } from '#server/cli/migrate-data/data-location.ts';

const several = { type: 'string', multiple: true } as const;

try {
  restrictFilePermissions();
  const { values } = parseArgs({ options: { from: several, to: several } });
  const [from, to] = [
    parseDataLocation('--from', values.from ?? []),
    parseDataLocation('--to', values.to ?? []),
  ];
  // Only the credentials are used; the bucket's address comes from the place.
  const { bucket } = readConfig({ ...process.env, PICTURES_URL: from.picturesUrl ?? to.picturesUrl });
  await assertDatabaseExists(from);
  const source = await openDataLocation(from, bucket);
  try {
    const target = await openDataLocation(to, bucket);
    try {
      await migrateData(source, target, (line) => console.log(line));
      console.log('Everything arrived as it was read. What was saved meanwhile did not come along.');
    } finally {
      await target.database.close();
    }
  } finally {
    await source.database.close();
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}
