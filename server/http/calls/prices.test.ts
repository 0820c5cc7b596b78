import { afterAll, expect, it } from 'vitest';
import { packageFields } from '#contract/fields/package-fields.ts';
import type { Package } from '#contract/package.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const { ask } = backend;

const create = async (price: number): Promise<Package> =>
  (await ask('POST', '/tours/create-package', packageForm({ price }))).body.package;
const change = (prices: unknown) => ask('PATCH', '/admin/prices', { prices });
const detailOf = async ({ _id }: Package): Promise<Package> =>
  (await ask('GET', `/tours/package-detail/${_id}`)).body.data.package;
const versionsOf = async ({ _id }: Package) =>
  (await ask('GET', `/admin/package-versions/${_id}`)).body.versions;

it('several prices change at once, are shown at once, and leave earlier versions; one that stays is not written', async () => {
  const [one, other, same] = [await create(1000), await create(2000), await create(3000)];
  expect(await detailOf(one)).toEqual(one);
  const changed = await change([
    { _id: one._id, version: 1, price: 1100 },
    { _id: other._id, version: 1, price: 2100 },
    { _id: same._id, version: 1, price: 3000 },
  ]);
  expect(changed).toMatchObject({
    status: 200,
    body: { message: '3 prices changed', prices: [{ version: 2 }, { version: 2 }, { version: 1 }] },
  });
  expect(await detailOf(one)).toMatchObject({ version: 2, price: 1100 });
  expect(await versionsOf(one)).toMatchObject([{ version: 1, summary: 'price 1000 to 1100' }]);
  expect(await detailOf(other)).toMatchObject({ version: 2, price: 2100 });
  expect([await detailOf(same), await versionsOf(same)]).toEqual([same, []]);
  const { events } = (await ask('GET', '/admin/audit-log')).body;
  for (const summary of ['price 1000 to 1100', 'price 2000 to 2100'])
    expect(events).toContainEqual(expect.objectContaining({ summary }));
});

it('an outdated version or a deleted package refuses the whole call with 409 and what is stored', async () => {
  const [one, other, gone] = [await create(1000), await create(2000), await create(3000)];
  await ask('DELETE', `/tours/delete-package/${gone._id}`);
  await change([{ _id: one._id, version: 1, price: 900 }]);
  const ids = [other._id, one._id, gone._id, 'no id at all!'];
  expect(await change(ids.map((_id) => ({ _id, version: 1, price: 1 })))).toMatchObject({
    status: 409,
    body: {
      message: 'Some of these packages were changed meanwhile. No price was changed.',
      current: {
        stale: [{ _id: one._id, name: 'Backwaters', version: 2, price: 900 }],
        deleted: expect.arrayContaining([gone._id, 'no id at all!']),
      },
    },
  });
  expect(await detailOf(other)).toEqual(other);
});

it('of two calls at the same time about the same packages in another order one is stored, the other is stale', async () => {
  const ids = [(await create(1))._id, (await create(1))._id];
  const one = ids.map((_id) => ({ _id, version: 1, price: 2 }));
  const answers = await Promise.all([one, one.toReversed()].map(change));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
});

it.each([
  ['no list', 'all'],
  ['an empty list', []],
  ['no version', [{ _id: 'a', price: 1 }]],
  ['a price below 0', [{ _id: 'a', version: 1, price: -1 }]],
  ['a price above the limit', [{ _id: 'a', version: 1, price: packageFields.price.max + 1 }]],
  ['no price', [{ _id: 'a', version: 1 }]],
  ['a repeated package', [1, 2].map((price) => ({ _id: 'a', version: 1, price }))],
  ['501 prices', Array.from({ length: 501 }, (_, id) => ({ _id: String(id), version: 1, price: 1 }))],
])('refuses %s and names the field', async (_what, prices) => {
  const fields = { prices: expect.any(String) };
  expect(await change(prices)).toMatchObject({ status: 400, body: { fields } });
});

it('refuses a body above 64 kB', async () => {
  expect((await change('x'.repeat(65 * 1024))).status).toBe(413);
});
