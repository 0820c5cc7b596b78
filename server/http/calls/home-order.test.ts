import { afterAll, describe, expect, it } from 'vitest';
import type { Package } from '#contract/package.ts';
import { selectHomeRow } from '#server/catalogue/orders.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, packageForm } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const admin = await backend.as('admin');
const send = (method: string, call: string, body?: unknown) => backend.send(method, call, body, admin);
const ids: string[] = [];
for (let index = 0; index < 7; index += 1)
  ids.unshift((await (await send('POST', '/tours/create-package', packageForm())).json()).package._id);

const read = async () => (await send('GET', '/admin/home-order')).json();
const put = (body: unknown) => send('PUT', '/admin/home-order', body);
const save = async (domestic: readonly string[]) => {
  const { domestic: before, international } = await read();
  return put({ domestic, international: [], previous: { domestic: before, international } });
};
const lastEvent = async () => (await (await send('GET', '/admin/audit-log')).json()).events[0];
const homeRow = async (): Promise<string[]> => {
  const answer = await send('GET', '/tours/get-package-list-of-five?category=domestic');
  return (await answer.json()).data.map(({ _id }: Package) => _id);
};
const [newest = '', second = '', third = '', fourth = '', , sixth = '', seventh = ''] = ids;

it('the row of all packages has none first', () => {
  const list = [{ _id: 'a' }, { _id: 'b' }];
  expect(selectHomeRow(list, 'all packages', { domestic: ['b'], international: ['b'] })).toEqual(list);
});

describe('the order of the home page', () => {
  it('decides which packages the call of a row answers first, at once', async () => {
    expect(await homeRow()).toEqual(ids.slice(0, 5));
    backend.clock.pass(1000);
    const saved = await save([seventh, third]);
    expect(saved.status).toBe(200);
    expect(await saved.json()).toEqual({ domestic: [seventh, third], international: [], deleted: [] });
    expect(await homeRow()).toEqual([seventh, third, newest, second, fourth]);
    expect(await lastEvent()).toMatchObject({
      action: 'edit',
      subject: { kind: 'home page', name: 'order' },
      summary: 'domestic: Backwaters, Backwaters',
    });
  });

  it('is stored once when two save at the same time', async () => {
    const { domestic, international } = await read();
    const previous = { domestic, international };
    const saves = [second, third].map((id) => put({ domestic: [id], international: [], previous }));
    const statuses = (await Promise.all(saves)).map(({ status }) => String(status));
    expect(statuses.toSorted()).toEqual(['200', '409']);
  });

  it('does not show a package that has changed its category', async () => {
    await save([second, third]);
    const move = (category: string) => send('PATCH', `/tours/edit-package/${second}`, formOf({ category }));
    await move('international');
    expect((await read()).domestic).toEqual([third]);
    await move('domestic');
  });

  it('has a package that was deleted in its place again after a restore', async () => {
    await save([seventh, sixth]);
    await send('DELETE', `/tours/delete-package/${seventh}`);
    expect(await homeRow()).toEqual([sixth, newest, second, third, fourth]);
    expect((await read()).deleted).toEqual([{ _id: seventh, name: 'Backwaters' }]);
    expect((await save([sixth, seventh])).status).toBe(200);
    await send('POST', `/admin/restore-package/${seventh}`);
    expect((await homeRow()).slice(0, 2)).toEqual([sixth, seventh]);
    await send('DELETE', `/tours/delete-package/${seventh}`);
    await send('DELETE', `/admin/deleted-package/${seventh}`);
    expect(await read()).toEqual({ domestic: [sixth], international: [], deleted: [] });
  });

  it('answers 409 with the stored order to who saw another one', async () => {
    const before = await read();
    const previous = { domestic: [newest], international: [] };
    const refused = await put({ domestic: [second], international: [], previous });
    expect(refused.status).toBe(409);
    expect((await refused.json()).current).toEqual(before);
    expect(await read()).toEqual(before);
  });

  it.each([
    ['an unknown package', () => ({ domestic: ['nothing'] }), 'domestic'],
    ['a package of another category', () => ({ international: [newest] }), 'international'],
    ['a repeated package', () => ({ domestic: [newest, newest] }), 'domestic'],
    ['21 packages', () => ({ domestic: Array.from({ length: 21 }, String) }), 'domestic'],
    ['a text', () => ({ domestic: 'all' }), 'domestic'],
    ['no previous order', () => ({ previous: undefined }), 'previous'],
  ])('refuses %s and names the field', async (_what, changes, field) => {
    const { domestic, international } = await read();
    const previous = { domestic, international };
    const refused = await put({ domestic: [], international: [], previous, ...changes() });
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()).fields)).toEqual([field]);
  });
});
