import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FirstSteps } from '#contract/first-steps.ts';
import { fromCommandLine, recordEvent } from '#server/audit/audit-log.ts';
import { addUser, openBackend, password, type Backend } from '#server/http/testing/backend.ts';
import { formOf, packageForm } from '#server/http/testing/form-samples.ts';
import {
  createDestination,
  createPackage,
  packageInput,
} from '#server/catalogue/testing/catalogue-samples.ts';

let backend: Backend;
let admin: { cookie: string; origin: string };

const packages = ['Backwater Days', 'Desert Forts'].map((name) => packageInput({ name }));
const destinations = ['Kerala', 'Rajasthan'].map((name) => ({ name, discount: '0' }));

/** A backend with a few samples, and an administrator of it. */
async function open(...options: Parameters<typeof openBackend>) {
  backend = await openBackend(...options);
  admin = await backend.as('admin');
  const { db } = backend.database;
  for (const input of packages) await createPackage(db, input, [], undefined, { isSample: true });
  for (const input of destinations) await createDestination(db, input, [], { isSample: true });
}
beforeEach(() => open());
afterEach(() => backend.close());

const send = (method: string, call: string, body?: unknown) => backend.send(method, call, body, admin);
const readJson = async (call: string) => (await send('GET', call)).json();
const readSteps = (): Promise<FirstSteps> => readJson('/admin/first-steps');
const move = async (present: unknown) => {
  const answer = await send('PUT', '/admin/samples', { present });
  return { status: answer.status, body: await answer.json() };
};
/** At the same time, by an administrator each: PostgreSQL lets the writes of one follow one another. */
const sendAsOthers = async (
  ...requests: readonly (readonly [method: string, call: string, body: unknown])[]
) => {
  const others = await Promise.all(requests.map(() => backend.as('admin')));
  return Promise.all(requests.map((request, index) => backend.send(...request, others[index])));
};
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const readTours = async () => (await readJson('/tours/getAllPackage')).tours;
const readDestinations = async () => (await readJson('/tours/get-popular-destination')).destinations;

const counted = { packages: packages.length, destinations: destinations.length };
const asDelivered: FirstSteps = {
  phones: false,
  office: false,
  ownTour: false,
  email: true,
  mail: true,
  backup: false,
  samples: { ...counted, deleted: 0 },
};

describe('the first steps', () => {
  it('say what is stored, and count the samples', async () => {
    expect(await readSteps()).toEqual(asDelivered);
  });

  it.each([
    [{ phoneIndia: '+91 90000 11111' }, {}],
    [{ phoneIndia: '+91 90000 11111', whatsApp: '+91 90000 11111' }, { phones: true }],
    [{ nameFirst: 'Neem' }, {}],
    [{ nameRest: 'Holidays', address: ['1 Mall Road', 'Shimla'] }, { office: true }],
  ])('of an agency with %j are, beside those of a new one, %j', async (facts, ticked) => {
    expect((await send('PATCH', '/admin/agency', formOf({ facts, version: 0 }))).status).toBe(200);
    expect(await readSteps()).toEqual({ ...asDelivered, ...ticked });
  });

  it('count a tour as own that is no sample, or has got another name', async () => {
    const [tour] = await readTours();
    await send('PATCH', `/tours/edit-package/${tour._id}`, formOf({ price: '12345' }));
    expect((await readSteps()).ownTour).toBe(false);
    await send('PATCH', `/tours/edit-package/${tour._id}`, formOf({ name: 'Our own way' }));
    expect((await readSteps()).ownTour).toBe(true);
    await send('DELETE', `/tours/delete-package/${tour._id}`);
    expect((await readSteps()).ownTour).toBe(false);
    expect((await send('POST', '/tours/create-package', packageForm({ visibility: 'draft' }))).status).toBe(
      201,
    );
    expect((await readSteps()).ownTour).toBe(true);
  });

  it('wait for an e-mail to which mails can come', async () => {
    await addUser(backend.database, 'admin@localhost', 'admin');
    const login = await backend.send('POST', '/auth/login', { email: 'admin@localhost', password });
    const cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';', 1).join())
      .join('; ');
    const answer = await backend.send('GET', '/admin/first-steps', undefined, { cookie });
    expect(await answer.json()).toEqual({ ...asDelivered, email: false });
  });

  it.each([
    [{ smtpUrl: undefined }, undefined],
    [{}, { at: 1, reason: 'No answer.' }],
  ])('wait for mails to go out: %j, %j', async (config, failure) => {
    await backend.close();
    const status = () => Promise.resolve({ waiting: 1, failure });
    await open(config, { outbox: { ...backend.deps.outbox, status } });
    expect(await readSteps()).toEqual({ ...asDelivered, mail: false });
  });

  it('are content with a backup that somebody has downloaded, or that a bucket keeps', async () => {
    await recordEvent(backend.database.db, fromCommandLine, { action: 'download backup' }, 1);
    expect((await readSteps()).backup).toBe(true);
    await backend.close();
    const bucket = {
      url: 'https://host.example/bucket',
      accessKeyId: '',
      secretAccessKey: '',
      sessionToken: undefined,
      region: undefined,
    };
    await open({ backups: { times: [], timeZone: 'UTC', bucket } });
    expect((await readSteps()).backup).toBe(true);
  });
});

describe('the samples', () => {
  it('go to the trash and come back as they were', async () => {
    const before = [await readTours(), await readDestinations()];
    const removed = await move(false);
    expect(removed.body.message).toBe('2 sample tours and 2 destinations are in Recently deleted.');
    expect([await readTours(), await readDestinations()]).toEqual([[], []]);
    const { packages: deleted } = await readJson('/admin/deleted-packages');
    expect(names(deleted).toSorted()).toEqual(names(packages).toSorted());
    expect(deleted[0].deletedBy).toMatchObject({ name: 'Asha' });
    expect((await readSteps()).samples).toEqual({ packages: 0, destinations: 0, deleted: 4 });
    const back = await move(true);
    expect(back.body.message).toContain('are back.');
    expect(back.body.packages.toSorted()).toEqual(removed.body.packages.toSorted());
    expect([await readTours(), await readDestinations()]).toEqual(before);
    expect((await readSteps()).samples).toEqual(asDelivered.samples);
  });

  it('stay where the owner has changed them, as do own ones', async () => {
    const [tour] = await readTours();
    const [destination] = await readDestinations();
    await send('PATCH', `/tours/edit-package/${tour._id}`, formOf({ price: '12345' }));
    await send('PATCH', `/tours/popular-destination-edit/${destination._id}`, formOf({ name: 'Our Goa' }));
    await send('POST', '/tours/create-package', packageForm({ name: 'Our own way' }));
    await move(false);
    expect(names(await readTours())).toEqual(['Our own way', tour.name]);
    expect(names(await readDestinations())).toEqual(['Our Goa']);
    expect((await readSteps()).samples).toMatchObject({ packages: 0, destinations: 0 });
  });

  it('do not come back with those that the owner has changed before deleting them', async () => {
    const [tour] = await readTours();
    await send('PATCH', `/tours/edit-package/${tour._id}`, formOf({ name: 'Our own way' }));
    await send('DELETE', `/tours/delete-package/${tour._id}`);
    expect((await readSteps()).samples).toEqual({ packages: 1, destinations: 2, deleted: 0 });
    await move(false);
    expect((await readSteps()).samples.deleted).toBe(3);
    expect((await move(true)).body.message).toBe('1 sample tour and 2 destinations are back.');
    expect(names((await readJson('/admin/deleted-packages')).packages)).toEqual(['Our own way']);
  });

  it('are moved once by two presses at the same time, and a press with nothing to move says so', async () => {
    const presses = await sendAsOthers(
      ['PUT', '/admin/samples', { present: false }],
      ['PUT', '/admin/samples', { present: false }],
    );
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    const answers = await Promise.all(presses.map((answer) => answer.json()));
    const moved = answers.flatMap((body) => body.packages);
    expect(new Set(moved).size).toBe(moved.length);
    expect(moved).toHaveLength(counted.packages);
    expect((await move(false)).body.message).toBe('There was no sample to remove.');
    await move(true);
    expect((await move(true)).body.message).toBe('No sample was in Recently deleted.');
  });

  it.each([
    [1, 0, '1 sample tour is'],
    [0, 2, '2 sample destinations are'],
    [2, 1, '2 sample tours and 1 destination are'],
  ])('are told by their numbers: %i and %i', async (tours, places, told) => {
    for (const { _id: id } of (await readTours()).slice(tours))
      await send('DELETE', `/tours/delete-package/${id}`);
    for (const { _id: id } of (await readDestinations()).slice(places))
      await send('DELETE', `/tours/popular-destination/${id}`);
    expect((await move(false)).body.message).toBe(`${told} in Recently deleted.`);
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
    const [stored, { packages: deleted }] = [await readTours(), await readJson('/admin/deleted-packages')];
    expect(stored.filter(({ price }: { price: number }) => price !== 7 && price !== 8)).toEqual([]);
    expect(names([...stored, ...deleted]).toSorted()).toEqual(names(packages).toSorted());
  });

  it('are moved by true or false alone', async () => {
    const { status, body } = await move('no');
    expect([status, body.fields]).toEqual([
      400,
      { present: 'Whether the samples are present must be true or false' },
    ]);
    expect(await readTours()).toHaveLength(counted.packages);
  });
});
