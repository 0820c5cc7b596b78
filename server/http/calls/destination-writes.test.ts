import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Destination } from '#contract/destination.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import { pictureFile } from '#server/http/testing/form-samples.ts';

const path = (call: string) => apiBase + call;

let backend: Backend;
let admin: { cookie: string; origin: string };
beforeAll(async () => {
  backend = await openBackend();
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

const form = (name: string, images: readonly File[] = []) => {
  const body = new FormData();
  body.append('name', name);
  body.append('discount', '0');
  for (const image of images) body.append('images', image);
  return body;
};
const create = (body: FormData) =>
  backend.write('POST', path(calls.createDestination), { headers: admin, body });
const listed = async (): Promise<Destination[]> =>
  (await (await backend.fetch(path(calls.destinations))).json()).destinations;

it('creates, edits and deletes a destination, each seen at once', async () => {
  const created = await create(form('Goa', [await pictureFile()]));
  expect(created.status).toBe(201);
  const { message, destination } = await created.json();
  expect(message).toBe('Destination created successfully!');
  expect(await listed()).toEqual([destination]);

  const edited = await backend.write('PATCH', path(calls.editDestination(destination._id)), {
    headers: admin,
    body: form('North Goa'),
  });
  const { message: editMessage, updatedDestination } = await edited.json();
  expect(editMessage).toBe('Destination updated successfully!');
  expect(updatedDestination).toEqual({ ...destination, name: 'North Goa', version: 2 });
  expect(await listed()).toEqual([updatedDestination]);

  const deleted = await backend.write('DELETE', path(calls.deleteDestination(destination._id)), {
    headers: admin,
  });
  expect(await deleted.json()).toEqual({ message: 'Destination deleted successfully!' });
  expect(await listed()).toEqual([]);
});

it('requires a name and a picture of a new destination', async () => {
  const withoutName = await create(form(' ', [await pictureFile()]));
  expect(await withoutName.json()).toMatchObject({ fields: { name: 'Destination name is required' } });
  const withoutPicture = await create(form('Goa'));
  expect(withoutPicture.status).toBe(400);
  expect(await withoutPicture.json()).toHaveProperty('fields.images');
});

it('stores the discount 0, whatever is sent', async () => {
  const shown = [];
  for (const discounts of [['25'], ['x'.repeat(2000)], ['1', '2'], []]) {
    const body = form('Goa', [await pictureFile()]);
    body.delete('discount');
    for (const discount of discounts) body.append('discount', discount);
    const created = await create(body);
    expect(created.status).toBe(201);
    const { destination } = await created.json();
    body.delete('images');
    const at = path(calls.editDestination(destination._id));
    const edited = await backend.write('PATCH', at, { headers: admin, body });
    const { updatedDestination } = await edited.json();
    shown.push(destination.discount, updatedDestination.discount);
    await backend.write('DELETE', path(calls.deleteDestination(destination._id)), { headers: admin });
  }
  expect(shown).toEqual(Array(8).fill('0'));
});

it('treats the empty file of a form without a chosen file as no picture', async () => {
  const answer = await create(form('Goa', [new File([], '')]));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toHaveProperty('fields.images');
});

it('answers 404 for an unknown id', async () => {
  const edited = await backend.write('PATCH', path(calls.editDestination('nothing')), {
    headers: admin,
    body: form('Goa'),
  });
  expect(edited.status).toBe(404);
  expect(await edited.json()).toEqual({ message: 'Destination not found', error: 'Destination not found' });
  const deleted = await backend.write('DELETE', path(calls.deleteDestination('nothing')), { headers: admin });
  expect(deleted.status).toBe(404);
});

it('creates one destination of a form that is sent twice; an outdated edit is answered with the stored one', async () => {
  const send = async () => {
    const twice = form('Kashi', [await pictureFile()]);
    twice.append('idempotencyKey', 'destination-1');
    return (await (await create(twice)).json()).destination;
  };
  const destination = await send();
  expect(await send()).toEqual(destination);
  const outdated = form('Varanasi');
  outdated.append('version', '7');
  const answer = await backend.write('PATCH', path(calls.editDestination(destination._id)), {
    headers: admin,
    body: outdated,
  });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    error: 'This destination was saved again while you were editing. Nothing was overwritten.',
    current: destination,
  });
});
