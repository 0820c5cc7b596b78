import { afterAll, expect, it } from 'vitest';
import { packageFields } from '#contract/fields/package-fields.ts';
import type { Package } from '#contract/package.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const admin = await backend.as('admin');

const send = (method: string, call: string, body?: unknown) => backend.send(method, call, body, admin);
const create = async (price: number): Promise<Package> =>
  (await (await send('POST', '/tours/create-package', packageForm({ price }))).json()).package;
const change = (prices: unknown) => send('PATCH', '/admin/prices', { prices });
const priceOf = async (id: string): Promise<number> =>
  (await (await send('GET', `/tours/package-detail/${id}`)).json()).data.package.price;
const auditLog = async (): Promise<{ summary: string }[]> =>
  (await (await send('GET', '/admin/audit-log')).json()).events;

it('several prices change at once, are shown at once, and can be changed back', async () => {
  const [one, other] = [await create(1000), await create(2000)];
  expect(await priceOf(one._id)).toBe(1000);
  const changed = await change([
    { _id: one._id, version: 1, price: 1100 },
    { _id: other._id, version: 1, price: 2100 },
  ]);
  expect(changed.status).toBe(200);
  const body = await changed.json();
  expect(body).toMatchObject({ message: '2 prices changed', prices: [{ version: 2 }, { version: 2 }] });
  expect([await priceOf(one._id), await priceOf(other._id)]).toEqual([1100, 2100]);
  expect((await auditLog()).map(({ summary }) => summary)).toEqual(
    expect.arrayContaining(['price 1000 to 1100', 'price 2000 to 2100']),
  );
  expect((await change([{ _id: one._id, version: 2, price: 1000 }])).status).toBe(200);
  expect(await priceOf(one._id)).toBe(1000);
});

it('an outdated version or a deleted package refuses the whole call with 409 and what is stored', async () => {
  const [one, other, gone] = [await create(1000), await create(2000), await create(3000)];
  await send('DELETE', `/tours/delete-package/${gone._id}`);
  await change([{ _id: one._id, version: 1, price: 900 }]);
  const refused = await change([
    { _id: other._id, version: 1, price: 1 },
    { _id: one._id, version: 1, price: 1 },
    { _id: gone._id, version: 1, price: 1 },
    { _id: 'no id at all!', version: 1, price: 1 },
  ]);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: 'Some of these packages were changed meanwhile. No price was changed.',
    current: {
      stale: [{ _id: one._id, name: 'Backwaters', version: 2, price: 900 }],
      deleted: expect.arrayContaining([gone._id, 'no id at all!']),
    },
  });
  expect(await priceOf(other._id)).toBe(2000);
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
  const refused = await change(prices);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ fields: { prices: expect.any(String) } });
});

it('refuses a body above 64 kB', async () => {
  expect((await change('x'.repeat(65 * 1024))).status).toBe(413);
});
