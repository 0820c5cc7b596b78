import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { deletePackage, editPackage, listPackages } from '#server/catalogue/packages.ts';
import { findDowngrade, migrate, migrateTo, schemaSteps } from './migrate.ts';
import { connectPostgres } from './postgres/postgres.ts';
import { runStatement } from './testing/postgres-template.ts';

/** An empty database. */
async function createEmpty() {
  const [server, name] = [inject('postgres'), `upgrade_${Date.now()}`];
  await runStatement(server, `create database ${name}`);
  const { db } = connectPostgres(Object.assign(new URL(server), { pathname: `/${name}` }).href);
  onTestFinished(async () => {
    await db.destroy();
    await runStatement(server, `drop database ${name} with (force)`);
  });
  return db;
}

test('rows of the first schema on PostgreSQL are kept by every later step, edited and deleted', async () => {
  const db = await createEmpty();
  const id = 'x8TzJ0CHpKEz_9p7ZO4X8w';
  await migrateTo(db, schemaSteps.slice(0, 1));
  await sql`insert into packages (id, list_order, category, name, place, days, nights, persons, price, description,
    trip_highlights, inclusions, exclusions, created_at, updated_at)
    values (${id}, 1, 'domestic', 'कायल 🛶', 'Kerala', 3, 2, 4, 18500.5, 'Slow', '["Boat"]', '[]', '[]', 1795374386390, 1)`.execute(
    db,
  );
  await sql`insert into itinerary_days values ('d', ${id}, 1, 'Arrive')`.execute(db);
  await sql`insert into package_pictures (package_id, position, address) values (${id}, 0, '/pictures/a')`.execute(
    db,
  );
  for (const step of schemaSteps.keys()) await migrateTo(db, schemaSteps.slice(0, step + 1));
  await migrate(db);
  expect(await listPackages(db)).toEqual([
    expect.objectContaining({
      _id: id,
      name: 'कायल 🛶',
      price: 18500.5,
      tripHighlights: ['Boat'],
      images: ['/pictures/a'],
      dayWiseItinerary: [{ _id: 'd', day: 1, description: 'Arrive' }],
      version: 1,
    }),
  ]);
  const edit = { version: 1, added: [] };
  expect(await editPackage(db, id, { price: 20_000 }, edit)).toMatchObject({ outcome: 'edited' });
  expect(await deletePackage(db, id)).toBe(true);
});

test('a database on PostgreSQL that a newer version has migrated is refused', async () => {
  const db = await createEmpty();
  await migrate(db);
  await sql`insert into kysely_migration values ('999-later', '2027-01-01T00:00:00.000Z')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(findDowngrade(['999-later']));
});
