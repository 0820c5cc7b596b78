/**
 * `npm run migrate-data -- --from PLACE --to PLACE`: copies data into an empty installation and compares both.
 * A place is a data folder, or `postgres://…` and a second option: `https://host/bucket` or a folder for pictures.
 */
import { parseArgs } from 'node:util';
import { expectDatabase } from '#server/backup/existing-data.ts';
import { readConfig } from '#server/config.ts';
import { keepFilesPrivate } from '#server/data/private-files.ts';
import { moveData } from '#server/move/move-data.ts';
import { openPlace, readPlace } from '#server/move/place.ts';

const several = { type: 'string', multiple: true } as const;

try {
  keepFilesPrivate();
  const { values } = parseArgs({ options: { from: several, to: several } });
  const [from, to] = [readPlace('--from', values.from ?? []), readPlace('--to', values.to ?? [])];
  // Only the credentials are used; the bucket's address comes from the place.
  const { bucket } = readConfig({ ...process.env, PICTURES_URL: from.picturesUrl ?? to.picturesUrl });
  await expectDatabase(from);
  const source = await openPlace(from, bucket);
  try {
    const target = await openPlace(to, bucket);
    try {
      await moveData(source, target, (line) => console.log(line));
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
