import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { selectHomeRow } from '#server/catalogue/orders.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, packageForm, pictureFile } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const { ask } = backend;

const idsOf = (list: readonly { readonly _id: string }[]) => list.map(({ _id }) => _id);
const lastEvent = async () => (await ask('GET', '/admin/audit-log')).body.events[0];
const orderEdited = { action: 'edit', subject: { kind: 'home page', name: 'order' } };
// Events of one moment have no order.
beforeEach(() => backend.clock.pass(1000));

// The newest is the first.
const ids: string[] = [];
for (let index = 0; index < 7; index += 1)
  ids.unshift((await ask('POST', '/tours/create-package', packageForm())).body.package._id);
const [newest = '', second = '', third = '', fourth = '', , sixth = '', seventh = ''] = ids;

const readHomeOrder = async () => (await ask('GET', '/admin/home-order')).body;
async function saveHomeOrder(wanted: object) {
  const { domestic, international } = await readHomeOrder();
  const empty = { domestic: [], international: [] };
  return ask('PUT', '/admin/home-order', { ...empty, previous: { domestic, international }, ...wanted });
}
const homeRow = async (): Promise<string[]> =>
  idsOf((await ask('GET', '/tours/get-package-list-of-five?category=domestic')).body.data);

it('the row of all packages has none first', () => {
  const list = [{ _id: 'a' }, { _id: 'b' }];
  expect(selectHomeRow(list, 'all packages', { domestic: ['b'], international: ['b'] })).toEqual(list);
});

describe('the order of the home page', () => {
  it('decides which five packages the call of a row answers first, at once', async () => {
    expect(await homeRow()).toEqual(ids.slice(0, 5));
    const order = { domestic: [seventh, third], international: [] };
    expect(await saveHomeOrder(order)).toEqual({ status: 200, body: { ...order, deleted: [] } });
    expect(await homeRow()).toEqual([seventh, third, newest, second, fourth]);
    const summary = 'domestic: Backwaters, Backwaters';
    expect(await lastEvent()).toMatchObject({ ...orderEdited, summary });
  });

  it('is stored once when two save at the same time, and the other one gets what is stored', async () => {
    const { domestic, international } = await readHomeOrder();
    const previous = { domestic, international };
    const answers = await Promise.all(
      [second, third].map((id) => saveHomeOrder({ domestic: [id], previous })),
    );
    const stored = await readHomeOrder();
    expect(answers).toContainEqual({ status: 200, body: stored });
    expect(answers).toContainEqual({ status: 409, body: expect.objectContaining({ current: stored }) });
  });

  it('does not show a package that has changed its category', async () => {
    await saveHomeOrder({ domestic: [second, third] });
    const move = (category: string) => ask('PATCH', `/tours/edit-package/${second}`, formOf({ category }));
    await move('international');
    expect((await readHomeOrder()).domestic).toEqual([third]);
    await move('domestic');
  });

  it('has a package that was deleted in its place again after a restore', async () => {
    await saveHomeOrder({ domestic: [seventh, sixth] });
    await ask('DELETE', `/tours/delete-package/${seventh}`);
    expect(await homeRow()).toEqual([sixth, newest, second, third, fourth]);
    expect((await readHomeOrder()).deleted).toEqual([{ _id: seventh, name: 'Backwaters' }]);
    expect((await saveHomeOrder({ domestic: [sixth, seventh] })).status).toBe(200);
    await ask('POST', `/admin/restore-package/${seventh}`);
    expect((await homeRow()).slice(0, 2)).toEqual([sixth, seventh]);
    await ask('DELETE', `/tours/delete-package/${seventh}`);
    await ask('DELETE', `/admin/deleted-package/${seventh}`);
    expect(await readHomeOrder()).toEqual({ domestic: [sixth], international: [], deleted: [] });
  });

  it.each([
    ['an unknown package', { domestic: ['nothing'] }, 'domestic'],
    ['a package of another category', { international: [newest] }, 'international'],
    ['a repeated package', { domestic: [newest, newest] }, 'domestic'],
    ['21 packages', { domestic: Array.from({ length: 21 }, String) }, 'domestic'],
    ['a text', { domestic: 'all' }, 'domestic'],
    ['no previous order', { previous: undefined }, 'previous'],
  ])('is refused with %s, and names the field', async (_what, wanted, field) => {
    const { status, body } = await saveHomeOrder(wanted);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

async function createDestination(name: string): Promise<string> {
  const form = formOf({ name }, [await pictureFile('a.png')]);
  return (await ask('POST', '/tours/popular-destination', form)).body.destination._id;
}
const [nepal, kerala, goa] = [
  await createDestination('Nepal'),
  await createDestination('Kerala'),
  await createDestination('Goa'),
];
const listDestinations = async (): Promise<string[]> =>
  idsOf((await ask('GET', '/tours/get-popular-destination')).body.destinations);
async function saveDestinationOrder(order: readonly string[], previous?: readonly string[]) {
  return ask('PUT', '/admin/destination-order', { order, previous: previous ?? (await listDestinations()) });
}

describe('the order of the destinations', () => {
  it('is that of the list that visitors get, at once; one that comes back has its place, and a new one is the first', async () => {
    const order = [nepal, goa, kerala];
    expect(await saveDestinationOrder(order)).toEqual({ status: 200, body: { order } });
    expect(await saveDestinationOrder(order)).toEqual({ status: 200, body: { order } });
    expect(await listDestinations()).toEqual(order);
    const summary = 'destinations: Nepal, Goa, Kerala';
    expect(await lastEvent()).toMatchObject({ ...orderEdited, summary });
    await ask('DELETE', `/tours/popular-destination/${goa}`);
    await ask('POST', `/admin/restore-destination/${goa}`);
    expect(await listDestinations()).toEqual(order);
    const bhutan = await createDestination('Bhutan');
    expect(await listDestinations()).toEqual([bhutan, ...order]);
    await ask('DELETE', `/tours/popular-destination/${bhutan}`);
  });

  it('is not replaced when another one is stored, which the answer has', async () => {
    const previous = await listDestinations();
    const order = [nepal, kerala, goa];
    await saveDestinationOrder(order);
    const refused = await saveDestinationOrder([kerala, goa, nepal], previous);
    expect(refused).toMatchObject({ status: 409, body: { current: { order } } });
    expect(await listDestinations()).toEqual(order);
  });

  it.each([
    ['without one of them', [goa, kerala]],
    ['with an unknown one', [goa, kerala, 'x']],
    ['with one twice', [goa, goa, kerala]],
  ])('is refused %s, and nothing changes', async (_, order) => {
    const before = await listDestinations();
    const { status, body } = await saveDestinationOrder(order);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['order']]);
    expect(await listDestinations()).toEqual(before);
  });
});
