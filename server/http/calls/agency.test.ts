import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AgencyChanges } from '#contract/agency.ts';
import { parsePictureAddress } from '#contract/pictures.ts';
import { agencyDefinition, readAgency } from '#server/agency/agency.ts';
import { findEarlierVersion } from '#server/entities/history.ts';
import { expireRecords } from '#server/catalogue/expiry.ts';
import { createServer } from '#server/http/app.ts';
import { addUser, openBackend, origin, type Backend } from '#server/http/testing/backend.ts';
import { formOf, pictureFile } from '#server/http/testing/form-samples.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { day } from '#server/clock.ts';

let backend: Backend;
let admin: { cookie: string; origin: string };
beforeEach(async () => {
  backend = await openBackend();
  admin = await backend.as('admin');
});
afterEach(() => backend.close());

/** @param changes version, imagesOfVersion */
async function save(facts: unknown, changes: object = {}, images: readonly File[] = []) {
  const answer = await backend.send('PATCH', '/admin/agency', formOf({ facts, ...changes }, images), admin);
  return { status: answer.status, body: await answer.json() };
}
const read = async (call: string) => (await backend.send('GET', call, undefined, admin)).json();
const gallery = (picture: string): AgencyChanges['gallery'] => [
  { picture, alt: 'A bus' },
  null,
  null,
  null,
  null,
  null,
];
const catalogueVersion = async () =>
  (await backend.database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow())
    .version;

const hashOf = (address: string) => parsePictureAddress(address)?.hash ?? '';
const recorded = () => listRecordedHashes(backend.database.db);

describe('the agency', () => {
  it('is stored as what differs from the originals, with numbers in international format', async () => {
    const original = { _id: 'agency', version: 0, facts: {}, images: [] };
    expect(await read('/admin/agency')).toEqual({ agency: original });
    const before = await catalogueVersion();
    const { status, body } = await save(
      { whatsApp: '9000011111', tagline: 'Slow tours.', phoneIndia: '+919876543210' },
      { version: 0 },
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Saved. The site shows it now.',
      updatedAgency: {
        _id: 'agency',
        version: 1,
        facts: { whatsApp: '+91 90000 11111', tagline: 'Slow tours.' },
        images: [],
      },
    });
    expect(await read('/admin/agency')).toEqual({ agency: body.updatedAgency });
    expect(await catalogueVersion()).toBe(before + 1);
    expect((await save({})).body.updatedAgency.facts).toEqual({});
  });

  it.each([
    [{ whatsApp: '1800 123 4567' }, 'whatsApp'],
    [{ phonePackages: '98765 43210 / 98765 43211' }, 'phonePackages'],
    [{ phonePackages: '020 2567 1234 ext. 12' }, 'phonePackages'],
    ['{', 'facts'],
    [[{ phoneIndia: 'x' }], 'facts'],
  ])('refuses %j, names the field and stores nothing', async (facts, field) => {
    const { status, body } = await save(facts, { version: 0 });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect((await readAgency(backend.database.db)).version).toBe(0);
  });
});

it('a number that was stored before a rule refused it stays until it is changed', async () => {
  const { db } = backend.database;
  await save({ tagline: 'Tours by train' });
  const refusedNow = { whatsApp: '+91 1800 123 4567' };
  await db
    .updateTable('entities')
    .set({ document: JSON.stringify(refusedNow) })
    .where('id', '=', 'agency')
    .execute();
  expect((await read('/admin/agency')).agency.facts).toEqual(refusedNow);
  const { status, body } = await save({ ...refusedNow, tagline: 'Tours by boat' });
  expect([status, body.updatedAgency?.facts]).toEqual([200, { ...refusedNow, tagline: 'Tours by boat' }]);
  const changed = await save({ whatsApp: '1800 123 4568', tagline: 'Tours by boat' });
  expect([changed.status, Object.keys(changed.body.fields)]).toEqual([400, ['whatsApp']]);
});

it('a save keeps facts that only a newer version knows, here and in the earlier version', async () => {
  const { db } = backend.database;
  await save({ tagline: 'Tours by train' });
  const newer = JSON.stringify({ tagline: 'Tours by train', fax: '0 22' });
  const stored = db.selectFrom('entities').select('document').where('id', '=', 'agency');
  await db.updateTable('entities').set({ document: newer }).where('id', '=', 'agency').execute();
  await save({ tagline: 'Tours by boat' });
  const { document } = await stored.executeTakeFirstOrThrow();
  expect(JSON.parse(document)).toEqual({ tagline: 'Tours by boat', fax: '0 22' });
  const { version } = await readAgency(db);
  const earlier = await findEarlierVersion(db, agencyDefinition, 'agency', version - 1);
  expect(earlier?.document).toEqual({ tagline: 'Tours by train', fax: '0 22' });
  expect((await readAgency(db)).facts).toEqual({ tagline: 'Tours by boat' });
});

describe('earlier versions of the agency', () => {
  it('are not made by a save without a change, and name a new place on the map', async () => {
    await save({});
    expect(await read('/admin/agency-versions')).toEqual({ versions: [] });
    await save({ latitude: 12.97, longitude: 77.59 });
    const summary =
      'latitude of the place on the map 18.5272 to 12.97, longitude of the place on the map 73.8732 to 77.59';
    expect((await read('/admin/agency-versions')).versions).toMatchObject([{ summary }]);
    const { events } = await read('/admin/audit-log');
    expect(events[0]).toMatchObject({
      action: 'edit',
      subject: { kind: 'agency', name: 'Banyan Tours & Travels' },
      summary,
    });
  });
});

describe('pictures of the agency', () => {
  it('are stored, kept by the next save, and kept for the earlier version when they are taken out', async () => {
    const file = await pictureFile();
    const first = await save({ gallery: gallery('new:0') }, {}, [file]);
    const [address] = first.body.updatedAgency.images;
    expect(first.body.updatedAgency.facts.gallery[0]).toEqual({ picture: address, alt: 'A bus' });
    expect((await backend.fetch(address)).status).toBe(200);

    await save({ gallery: gallery(address), tagline: 'Slow tours.' });
    expect((await recorded()).has(hashOf(address))).toBe(true);

    await save({ tagline: 'Slow tours.' });
    expect((await recorded()).has(hashOf(address))).toBe(true);
    const refused = await save({ gallery: gallery(address) });
    expect(refused.status).toBe(400);
    expect(refused.body.fields.images).toMatch(/not stored any more/);
    const restored = await save({ gallery: gallery(address) }, { imagesOfVersion: 2 });
    expect(restored.status).toBe(200);
  });

  it('are released with the earlier versions that showed them, unless the agency shows them', async () => {
    const [shown, left] = [await pictureFile('a.png', 'red'), await pictureFile('b.png', 'blue')];
    const facts = { guidePicture: 'new:0', gallery: gallery('new:1') };
    const { body } = await save(facts, {}, [shown, left]);
    const { guidePicture, gallery: stored } = body.updatedAgency.facts;
    await save({ guidePicture });
    for (let count = 0; count < 55; count += 1) await save({ guidePicture, tagline: `Slow ${count}.` });
    backend.clock.pass(91 * day);
    await expireRecords(backend.database.db, backend.clock.now());
    const hashes = await recorded();
    expect(hashes.has(hashOf(guidePicture))).toBe(true);
    expect(hashes.has(hashOf(stored[0].picture))).toBe(false);
  });
});

it('mails come in the name of the agency and with its numbers', async () => {
  await save({ nameFirst: 'Peepal', email: 'hello@example.com', phoneIndia: '+91 90000 11111' });
  await addUser(backend.database, 'guest@example.com', 'member');
  await backend.send('POST', '/auth/send-otp', { email: 'guest@example.com' });
  await backend.deps.background.idle();
  const [mail] = backend.mails;
  expect(mail?.subject).toBe('Your sign-in code for Peepal Tours & Travels');
  expect(mail?.agency).toEqual({ name: 'Peepal Tours & Travels', email: 'hello@example.com' });
  expect(mail?.text).toContain('+91 90000 11111');
  expect(mail?.html).toContain('href="tel:+919000011111"');
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Banyan Tours|98765/);
});

it('an installed site has the name of the agency', async () => {
  const { siteFolder } = backend.deps;
  const built = { name: 'Banyan Tours & Travels', short_name: 'Banyan', lang: 'en-IN' };
  await writeFile(join(siteFolder, 'manifest.webmanifest'), JSON.stringify(built));
  const manifest = async () => {
    const server = await createServer(backend.deps);
    return (await server.fetch(new Request(`${origin}/manifest.webmanifest`))).json();
  };
  expect(await manifest()).toEqual(built);
  await save({ nameFirst: 'Peepal', tagline: 'Slow tours.' });
  expect(await manifest()).toEqual({
    name: 'Peepal Tours & Travels',
    short_name: 'Peepal',
    description: 'Slow tours.',
    lang: 'en-IN',
  });
});
