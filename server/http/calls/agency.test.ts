import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AgencyChanges } from '#contract/agency.ts';
import { parsePictureAddress } from '#contract/pictures.ts';
import { agencyDefinition } from '#server/agency/agency.ts';
import { findEarlierVersion } from '#server/entities/history.ts';
import { createServer } from '#server/http/app.ts';
import { addUser, openBackend, origin, type Backend } from '#server/http/testing/backend.ts';
import { formOf, pictureFile } from '#server/http/testing/form-samples.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

/** @returns status, message, refused fields, and what is stored now */
async function save(facts: unknown, images: readonly File[] = [], imagesOfVersion?: number) {
  const form = formOf({ facts, imagesOfVersion }, images);
  const { status, body } = await backend.ask('PATCH', '/admin/agency', form);
  return { status, ...body, stored: body.updatedAgency?.facts };
}
const read = async (call = 'agency') => (await backend.ask('GET', `/admin/${call}`)).body;
/** Makes the stored facts those of another version of the program. */
const storeFacts = (facts: object) =>
  backend.database.db
    .updateTable('entities')
    .set({ document: JSON.stringify(facts) })
    .where('id', '=', 'agency')
    .execute();

const gallery = (picture: string): AgencyChanges['gallery'] => [
  { picture, alt: 'A bus' },
  null,
  null,
  null,
  null,
  null,
];

describe('the agency', () => {
  it('is the original before its first save; a save without a change makes no version, one of two facts a line in the audit log', async () => {
    const agency = { _id: 'agency', version: 0, facts: {}, images: [] };
    expect(await read()).toEqual({ agency });
    expect(await save({})).toMatchObject({ status: 200, message: 'Saved. The site shows it now.' });
    expect([await read(), await read('agency-versions')]).toEqual([{ agency }, { versions: [] }]);
    await save({ latitude: 12.97, longitude: 77.59 });
    const place = 'of the place on the map';
    const summary = `latitude ${place} 18.5272 to 12.97, longitude ${place} 73.8732 to 77.59`;
    const subject = { kind: 'agency', name: 'Banyan Tours & Travels' };
    const { events } = await read('audit-log');
    expect(events[0]).toMatchObject({ action: 'edit', subject, summary });
  });

  it.each([
    ['{', 'facts'],
    [[{ phoneIndia: 'x' }], 'facts'],
    [{ whatsApp: '1800 123 4567' }, 'whatsApp'],
  ])('refuses %j, names the field and stores nothing', async (facts, field) => {
    const { status, fields } = await save(facts);
    expect([status, Object.keys(fields)]).toEqual([400, [field]]);
    expect((await read()).agency.version).toBe(0);
  });
});

it('a number that was stored before a rule refused it stays until it is changed', async () => {
  await save({ tagline: 'Tours by train' });
  const refusedNow = { whatsApp: '+91 1800 123 4567' };
  await storeFacts(refusedNow);
  expect((await read()).agency.facts).toEqual(refusedNow);
  const facts = { ...refusedNow, tagline: 'Tours by boat' };
  expect(await save(facts)).toMatchObject({ status: 200, stored: facts });
  const { status, fields } = await save({ ...facts, whatsApp: '1800 123 4568' });
  expect([status, Object.keys(fields)]).toEqual([400, ['whatsApp']]);
});

it('a save keeps facts that only a newer version knows, here and in the earlier version', async () => {
  await save({ tagline: 'Tours by train' });
  await storeFacts({ tagline: 'Tours by train', fax: '0 22' });
  await save({ tagline: 'Tours by boat' });
  expect((await read()).agency.facts).toEqual({ tagline: 'Tours by boat' });
  const { db } = backend.database;
  const { document } = await db.selectFrom('entities').select('document').executeTakeFirstOrThrow();
  expect(JSON.parse(document)).toEqual({ tagline: 'Tours by boat', fax: '0 22' });
  const earlier = await findEarlierVersion(db, agencyDefinition, 'agency', 1);
  expect(earlier?.document).toEqual({ tagline: 'Tours by train', fax: '0 22' });
});

describe('pictures of the agency', () => {
  it('are stored, kept by the next save, and kept for the earlier version when they are taken out', async () => {
    const first = await save({ gallery: gallery('new:0') }, [await pictureFile()]);
    const [{ picture }] = first.stored.gallery;
    expect(first.stored).toEqual({ gallery: gallery(picture) });
    expect((await backend.fetch(picture)).status).toBe(200);

    await save({ gallery: gallery(picture), tagline: 'Slow tours.' });
    await save({ tagline: 'Slow tours.' });
    const recorded = await listRecordedHashes(backend.database.db);
    expect(recorded).toContain(parsePictureAddress(picture)?.hash);
    const refused = await save({ gallery: gallery(picture) });
    expect([refused.status, refused.fields.images]).toEqual([
      400,
      'A picture is not stored any more. Please choose it again.',
    ]);
    expect((await save({ gallery: gallery(picture) }, [], 2)).status).toBe(200);
  });
});

it('mails come in the name of the agency and with its numbers', async () => {
  await save({ nameFirst: 'Peepal', email: 'hello@example.com', phoneIndia: '+91 90000 11111' });
  await addUser(backend.database, 'guest@example.com', 'member');
  await backend.send('POST', '/auth/send-otp', { email: 'guest@example.com' });
  await backend.deps.background.idle();
  const [mail] = backend.mails;
  expect(mail).toMatchObject({
    subject: 'Your sign-in code for Peepal Tours & Travels',
    agency: { name: 'Peepal Tours & Travels', email: 'hello@example.com' },
    text: expect.stringContaining('+91 90000 11111'),
    html: expect.stringContaining('href="tel:+919000011111"'),
  });
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Banyan Tours|98765/);
});

it('an installed site has the name of the agency', async () => {
  const built = { name: 'Banyan Tours & Travels', short_name: 'Banyan', lang: 'en-IN' };
  await writeFile(join(backend.deps.siteFolder, 'manifest.webmanifest'), JSON.stringify(built));
  const manifest = async () => {
    const server = await createServer(backend.deps);
    return (await server.fetch(new Request(`${origin}/manifest.webmanifest`))).json();
  };
  expect(await manifest()).toEqual(built);
  await save({ nameFirst: 'Peepal', tagline: 'Slow tours.' });
  const changed = {
    name: 'Peepal Tours & Travels',
    short_name: 'Peepal',
    description: 'Slow tours.',
  };
  expect(await manifest()).toEqual({ ...built, ...changed });
});
