import { expect, it, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import { findPictureDetail } from '#contract/picture-details.ts';
import { createAdminApi } from '#features/admin/api.ts';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { createAdminPackagesStore, createPackageFormStore } from '#features/admin/packages-store.ts';
import type { Http } from '#features/shared/http.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createValueSaver, type ValueChange } from './value-saver.ts';

const goa = aPackage({ _id: 'g', name: 'Goa', price: 12_000, version: 3, images: ['/pictures/g'] });

const price = (value: string, base = '12000'): ValueChange => ({ name: 'price', value, base });
const days = (value: string): ValueChange => ({ name: 'days', value, base: String(goa.days) });

const addressOf = (address: string) => `https://api.example${address}`;

async function setup(stored: Package = goa) {
  const send = vi.fn<Http['send']>();
  const get = vi.fn<Http['get']>((path) =>
    Promise.resolve(path.includes('detail') ? { data: { package: stored } } : { tours: [stored] }),
  );
  const api = createAdminApi({ get, send, pictureAddress: addressOf });
  const changes = createChangeEvents();
  const packages = createAdminPackagesStore(api, changes);
  const form = createPackageFormStore(api, changes);
  await packages.list.load();
  const save = createValueSaver({ form, api, packages, changes, addressOf });
  const sent = () =>
    send.mock.calls.map(([, path, options]) => [
      path,
      options?.body instanceof FormData ? Object.fromEntries(options.body) : undefined,
    ]);
  return { save, send, get, sent, listed: packages.list.value };
}

it('sends the value with the version of the list, and the list has what is stored then', async () => {
  const { save, send, sent, listed } = await setup();
  send.mockResolvedValue({ message: 'Done', updatedPackage: { ...goa, price: 13_000, version: 4 } });
  expect(await save(goa, price('13000'))).toEqual({ status: 'saved', text: 'Done' });
  expect(sent()).toEqual([['/tours/edit-package/g', { price: '13000', version: '3' }]]);
  expect(listed()).toMatchObject([{ price: 13_000, version: 4 }]);
});

it('sends the next value of a package after the one before, with the version that it stored', async () => {
  const { save, send, sent } = await setup();
  const first = deferred<unknown>();
  send.mockReturnValueOnce(first.promise);
  send.mockResolvedValue({ message: '', updatedPackage: { ...goa, version: 5 } });
  const both = [save(goa, price('13000')), save(goa, days('4'))];
  await expect.poll(() => send.mock.calls.length).toBe(1);
  first.resolve({ message: '', updatedPackage: { ...goa, version: 4 } });
  await Promise.all(both);
  expect(sent()[1]).toEqual(['/tours/edit-package/g', { days: '4', version: '4' }]);
});

it('gives what is stored after a conflict; the list shows it with the focal points of another host’s pictures', async () => {
  const pictureDetails = [{ address: '/pictures/g', focal: { x: 10, y: 20 } }];
  const { save, send, listed } = await setup({ ...goa, pictureDetails });
  const current = { ...goa, pictureDetails, price: 9000, version: 4 };
  send.mockRejectedValue(await aFailure(409, { message: 'Somebody else', current }));
  expect(await save(goa, price('13000'))).toMatchObject({
    status: 'conflict',
    text: 'Somebody else',
    current: { price: 9000 },
  });
  expect(listed()).toMatchObject([{ price: 9000, version: 4, images: ['https://api.example/pictures/g'] }]);
  const [tour] = listed() ?? [];
  expect(findPictureDetail(tour?.pictureDetails, tour?.images[0])?.focal).toEqual({ x: 10, y: 20 });
});

it('takes one price for the same, however its decimals are written', async () => {
  const { save, send, sent } = await setup();
  send.mockResolvedValue({ message: 'Done', updatedPackage: { ...goa, version: 4 } });
  expect(await save(goa, price('13000', '12000.00'))).toMatchObject({ status: 'saved' });
  expect(sent()).toHaveLength(1);
});

it('does not overwrite another value that the list has by now', async () => {
  const { save, send } = await setup();
  expect(await save(goa, price('13000', '11000'))).toMatchObject({
    status: 'conflict',
    text: 'It was changed meanwhile. Nothing was overwritten.',
    current: { price: 12_000 },
  });
  expect(send).not.toHaveBeenCalled();
});

it('does not overwrite another value of a backend that counts no versions; the list shows it', async () => {
  const { save, send, get, listed } = await setup({ ...goa, version: null });
  const stored = { ...goa, version: null, price: 9000 };
  get.mockResolvedValue({ data: { package: stored } });
  expect(await save(goa, price('13000'))).toMatchObject({ status: 'conflict', current: { price: 9000 } });
  expect(send).not.toHaveBeenCalled();
  expect(listed()).toMatchObject([{ price: 9000, images: ['https://api.example/pictures/g'] }]);
});

it('says why it failed: the message of the field, of the call, or that the package is gone', async () => {
  const { save, send, listed } = await setup();
  send.mockRejectedValueOnce(await aFailure(400, { message: 'No', fields: { price: 'Price is odd' } }));
  expect(await save(goa, price('1'))).toEqual({ status: 'failed', text: 'Price is odd' });
  send.mockRejectedValueOnce(new TypeError('offline'));
  expect(await save(goa, price('1'))).toEqual({ status: 'failed', text: 'Failed to update package' });
  send.mockRejectedValueOnce(await aFailure(404, { message: 'Package not found' }));
  expect(await save(goa, price('1'))).toEqual({ status: 'failed', text: 'Package not found' });
  expect(listed()).toEqual([]);
});

it('sends the whole package to a backend that counts no versions', async () => {
  const stored = { ...goa, version: null, inclusions: ['Tea, twice'] };
  const { save, send, sent } = await setup(stored);
  send.mockResolvedValue({ message: 'Done', updatedPackage: { ...stored, price: 13_000 } });
  await save(stored, price('13000'));
  const [, fields] = sent()[0] ?? [];
  expect(fields).toMatchObject({
    name: 'Goa',
    price: '13000',
    days: '6',
    description: stored.description,
    dayWiseItinerary: expect.stringContaining('Up to Munnar.'),
  });
  expect(fields).not.toHaveProperty('images');
  expect(fields).not.toHaveProperty('version');
});

it('reads the list again when the answer does not hold the package', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { save, send, get } = await setup();
  send.mockResolvedValue({});
  expect(await save(goa, price('1'))).toMatchObject({ text: 'Package updated successfully!' });
  expect(get).toHaveBeenCalledTimes(2);
});
