import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FirstSteps } from '#contract/first-steps.ts';
import { fromCommandLine, recordEvent } from '#server/audit/audit-log.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import { formOf, packageForm, packageInput } from '#server/http/testing/form-samples.ts';
import { createDestination, createPackage } from '#server/catalogue/testing/catalogue-samples.ts';

let backend: Backend;

/** A backend with a few samples. */
async function open(...options: Parameters<typeof openBackend>) {
  backend = await openBackend(...options);
  const { db } = backend.database;
  for (const name of ['Backwater Days', 'Desert Forts'])
    await createPackage(db, packageInput({ name }), [], undefined, { isSample: true });
  for (const name of ['Kerala', 'Rajasthan'])
    await createDestination(db, { name, discount: '0' }, [], { isSample: true });
}
beforeEach(() => open());
afterEach(() => backend.close());

const read = async (call: string) => (await backend.ask('GET', call)).body;
const readSteps = (): Promise<FirstSteps> => read('/admin/first-steps');
const readTours = async () => (await read('/tours/getAllPackage')).tours;
const readDestinations = async () => (await read('/tours/get-popular-destination')).destinations;
const readDeleted = async () => (await read('/admin/deleted-packages')).packages;
const move = async (present: boolean) => (await backend.ask('PUT', '/admin/samples', { present })).body;
const edit = (id: string, fields: object) =>
  backend.ask('PATCH', `/tours/edit-package/${id}`, formOf({ ...fields }));
/** At the same time, by an administrator each: PostgreSQL lets the writes of one follow one another. */
const sendAsOthers = async (
  ...requests: readonly (readonly [method: string, call: string, body: unknown])[]
) => {
  const others = await Promise.all(requests.map(() => backend.as('admin')));
  return Promise.all(requests.map((request, index) => backend.send(...request, others[index])));
};
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

const asDelivered: FirstSteps = {
  phones: false,
  office: false,
  ownTour: false,
  email: true,
  mail: true,
  backup: false,
  samples: { packages: 2, destinations: 2, deleted: 0 },
};

describe('the first steps', () => {
  it.each([
    [{ phoneIndia: '+91 90000 11111' }, {}],
    [{ phoneIndia: '+91 90000 11111', whatsApp: '+91 90000 11111' }, { phones: true }],
    [{ nameFirst: 'Neem' }, {}],
    [{ nameRest: 'Holidays', address: ['1 Mall Road', 'Shimla'] }, { office: true }],
  ])('of an agency with %j are, beside those of a new one, %j', async (facts, ticked) => {
    await backend.ask('PATCH', '/admin/agency', formOf({ facts, version: 0 }));
    expect(await readSteps()).toEqual({ ...asDelivered, ...ticked });
  });

  it('count a tour as own that is no sample, or has got another name', async () => {
    const [{ _id: id }] = await readTours();
    await edit(id, { price: '12345' });
    expect((await readSteps()).ownTour).toBe(false);
    await edit(id, { name: 'Our own way' });
    expect((await readSteps()).ownTour).toBe(true);
    await backend.ask('DELETE', `/tours/delete-package/${id}`);
    expect((await readSteps()).ownTour).toBe(false);
    await backend.ask('POST', '/tours/create-package', packageForm({ visibility: 'draft' }));
    expect((await readSteps()).ownTour).toBe(true);
  });

  it('wait for an e-mail to which mails can come, and for a backup that somebody downloads', async () => {
    expect(await readSteps()).toEqual(asDelivered);
    await backend.database.db.updateTable('users').set({ email: 'admin@localhost' }).execute();
    await recordEvent(backend.database.db, fromCommandLine, { action: 'download backup' }, 1);
    expect(await readSteps()).toEqual({ ...asDelivered, email: false, backup: true });
  });

  const bucket = { url: 'https://host.example/bucket', accessKeyId: '', secretAccessKey: '' };
  const inBucket = { ...bucket, sessionToken: undefined, region: undefined };
  it.each([
    ['without a mail server', { smtpUrl: undefined }, undefined, { mail: false }],
    ['while mails do not go out', {}, { at: 1, reason: 'No answer.' }, { mail: false }],
    [
      'with backups in a bucket',
      { backups: { times: [], timeZone: 'UTC', bucket: inBucket } },
      undefined,
      { backup: true },
    ],
  ])('%s differ from those of a new one', async (_what, config, failure, different) => {
    await backend.close();
    const status = () => Promise.resolve({ waiting: 1, failure });
    await open(config, { outbox: { ...backend.deps.outbox, status } });
    expect(await readSteps()).toEqual({ ...asDelivered, ...different });
  });
});

describe('the samples', () => {
  it('go to the trash and come back as they were', async () => {
    const before = [await readTours(), await readDestinations()];
    const removed = await move(false);
    expect(removed.message).toBe('2 sample tours and 2 destinations are in Recently deleted.');
    expect([await readTours(), await readDestinations()]).toEqual([[], []]);
    const deleted = await readDeleted();
    expect(names(deleted).toSorted()).toEqual(['Backwater Days', 'Desert Forts']);
    expect(deleted[0].deletedBy).toMatchObject({ name: 'Asha' });
    expect((await readSteps()).samples).toEqual({ packages: 0, destinations: 0, deleted: 4 });
    const back = await move(true);
    expect(back.packages.toSorted()).toEqual(removed.packages.toSorted());
    expect([await readTours(), await readDestinations()]).toEqual(before);
    expect((await readSteps()).samples).toEqual(asDelivered.samples);
  });

  it('stay where they are, also in the trash, once the owner has changed them, as do own ones', async () => {
    const [tour] = await readTours();
    const [destination] = await readDestinations();
    await edit(tour._id, { name: 'Our own way' });
    await backend.ask('DELETE', `/tours/delete-package/${tour._id}`);
    await backend.ask('PATCH', `/tours/popular-destination-edit/${destination._id}`, formOf({ name: 'Goa' }));
    await backend.ask('POST', '/tours/create-package', packageForm({ name: 'Our tour' }));
    await move(false);
    expect(names([...(await readTours()), ...(await readDestinations())])).toEqual(['Our tour', 'Goa']);
    expect((await readSteps()).samples).toEqual({ packages: 0, destinations: 0, deleted: 2 });
    expect((await move(true)).message).toBe('1 sample tour and 1 destination are back.');
    expect(names(await readDeleted())).toEqual(['Our own way']);
  });

  it('are moved once by two presses at the same time, and a press with nothing to move says so', async () => {
    const press = ['PUT', '/admin/samples', { present: false }] as const;
    const presses = await sendAsOthers(press, press);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    const answers = await Promise.all(presses.map((answer) => answer.json()));
    const moved = answers.flatMap((body) => body.packages);
    expect([moved.length, new Set(moved).size]).toEqual([2, 2]);
    expect((await move(false)).message).toBe('There was no sample to remove.');
    await move(true);
    expect((await move(true)).message).toBe('No sample was in Recently deleted.');
  });

  it.each([
    [1, 0, '1 sample tour is'],
    [0, 2, '2 sample destinations are'],
  ])('are told by their numbers: %i and %i', async (tours, places, told) => {
    for (const { _id: id } of (await readTours()).slice(tours))
      await backend.ask('DELETE', `/tours/delete-package/${id}`);
    for (const { _id: id } of (await readDestinations()).slice(places))
      await backend.ask('DELETE', `/tours/popular-destination/${id}`);
    expect((await move(false)).message).toBe(`${told} in Recently deleted.`);
  });

  it('that are saved at the same moment are kept with the change, or the save finds none', async () => {
    const tours = await readTours();
    const prices = tours.map(({ _id }: { _id: string }) => ({ _id, version: 1, price: 8 }));
    const answers = await sendAsOthers(
      ['PATCH', '/admin/prices', { prices }],
      ['PATCH', `/tours/edit-package/${tours[0]._id}`, formOf({ version: '1', price: '7' })],
      ['PUT', '/admin/samples', { present: false }],
    );
    const statuses = answers.map(({ status }) => status);
    expect([200, 404, 409]).toEqual(expect.arrayContaining(statuses));
    const stored = await readTours();
    expect(stored.filter(({ price }: { price: number }) => price !== 7 && price !== 8)).toEqual([]);
    expect(names([...stored, ...(await readDeleted())]).toSorted()).toEqual([
      'Backwater Days',
      'Desert Forts',
    ]);
  });
});
