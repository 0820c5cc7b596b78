import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Package } from '#contract/package.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';

let backend: Backend;
let admin: { cookie: string; origin: string };
const ids: string[] = [];
beforeAll(async () => {
  backend = await openBackend();
  admin = await backend.as('admin');
  for (let index = 0; index < 7; index += 1) {
    const headers = admin;
    const made = await backend.write('POST', apiBase + calls.createPackage, { headers, body: packageForm() });
    ids.unshift((await made.json()).package._id);
  }
});
afterAll(() => backend.close());

const read = async () => (await backend.fetch(apiBase + calls.homeOrder, { headers: admin })).json();
const put = (body: unknown) =>
  backend.write('PUT', apiBase + calls.homeOrder, {
    headers: { ...admin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const save = async (domestic: readonly string[]) => {
  const { domestic: before, international } = await read();
  return put({ domestic, international: [], previous: { domestic: before, international } });
};
const homeRow = async (): Promise<string[]> => {
  const answer = await backend.fetch(`${apiBase}${calls.topPackages}?category=domestic`);
  return (await answer.json()).data.map(({ _id }: Package) => _id);
};
const [newest = '', second = '', third = '', fourth = '', , sixth = '', seventh = ''] = Array.from(
  { length: 7 },
  (_, index) => String(index),
);
const at = (...places: readonly string[]) => places.map((place) => ids[Number(place)] ?? '');

describe('the order of the home page', () => {
  it('decides which packages the call of a row answers first, at once', async () => {
    expect(await homeRow()).toEqual(ids.slice(0, 5));
    const saved = await save(at(seventh, third));
    expect(saved.status).toBe(200);
    expect(await saved.json()).toEqual({ domestic: at(seventh, third), international: [], deleted: [] });
    expect(await homeRow()).toEqual(at(seventh, third, newest, second, fourth));
  });

  it('has a package that was deleted in its place again after a restore', async () => {
    await save(at(seventh, sixth));
    const [id = ''] = at(seventh);
    await backend.write('DELETE', apiBase + calls.deletePackage(id), { headers: admin });
    expect(await homeRow()).toEqual(at(sixth, newest, second, third, fourth));
    expect((await read()).deleted).toEqual([{ _id: id, name: 'Backwaters' }]);
    await backend.write('POST', apiBase + calls.restorePackage(id), { headers: admin });
    expect((await homeRow()).slice(0, 2)).toEqual(at(seventh, sixth));
  });

  it('answers 409 with the stored order to who saw another one', async () => {
    const before = await read();
    const previous = { domestic: at(newest), international: [] };
    const refused = await put({ domestic: at(second), international: [], previous });
    expect(refused.status).toBe(409);
    expect((await refused.json()).current).toEqual(before);
    expect(await read()).toEqual(before);
  });

  it.each([
    ['an unknown package', () => ({ domestic: ['nothing'] }), 'domestic'],
    ['a package of another category', () => ({ international: at(newest) }), 'international'],
    ['a repeated package', () => ({ domestic: at(newest, newest) }), 'domestic'],
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
