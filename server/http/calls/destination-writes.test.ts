import { afterAll, expect, it } from 'vitest';
import type { Destination } from '#contract/destination.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, pictureFile } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const admin = await backend.as('admin');

const form = (name: string, images: readonly File[] = []) => formOf({ name, discount: '0' }, images);
const send = (method: string, call: string, body?: FormData) => backend.send(method, call, body, admin);
const create = (body: FormData) => send('POST', '/tours/popular-destination', body);
const listed = async (): Promise<Destination[]> =>
  (await (await send('GET', '/tours/get-popular-destination')).json()).destinations;

it('creates, edits and deletes a destination, each seen at once', async () => {
  const created = await create(form('Goa', [await pictureFile()]));
  expect(created.status).toBe(201);
  const { message, destination } = await created.json();
  expect(message).toBe('Destination created successfully!');
  expect(await listed()).toEqual([destination]);

  const edited = await send('PATCH', `/tours/popular-destination-edit/${destination._id}`, form('North Goa'));
  const { message: editMessage, updatedDestination } = await edited.json();
  expect(editMessage).toBe('Destination updated successfully!');
  expect(updatedDestination).toEqual({ ...destination, name: 'North Goa', version: 2 });
  expect(await listed()).toEqual([updatedDestination]);

  const deleted = await send('DELETE', `/tours/popular-destination/${destination._id}`);
  expect(await deleted.json()).toEqual({ message: 'Destination deleted successfully!' });
  expect(await listed()).toEqual([]);
});

it('requires a picture of a new destination', async () => {
  // A page sends an empty file where none was chosen.
  for (const body of [form('Goa'), form('Goa', [new File([], '')])]) {
    const answer = await create(body);
    expect([answer.status, (await answer.json()).fields]).toEqual([400, { images: expect.any(String) }]);
  }
});

it('stores the discount 0, whatever is sent', async () => {
  const discount = 'x'.repeat(2000);
  const created = await create(formOf({ name: 'Goa', discount }, [await pictureFile()]));
  const { destination } = await created.json();
  const edited = await send(
    'PATCH',
    `/tours/popular-destination-edit/${destination._id}`,
    formOf({ discount: '25' }),
  );
  const { updatedDestination } = await edited.json();
  expect([destination.discount, updatedDestination.discount]).toEqual(['0', '0']);
});

const createKashi = async (): Promise<Destination> => {
  const twice = formOf({ name: 'Kashi', idempotencyKey: 'destination-1' }, [await pictureFile()]);
  return (await (await create(twice)).json()).destination;
};
it('creates one destination of a form that is sent twice; an outdated edit is answered with the stored one', async () => {
  const destination = await createKashi();
  expect(await createKashi()).toEqual(destination);
  const outdated = formOf({ name: 'Varanasi', version: '7' });
  const answer = await send('PATCH', `/tours/popular-destination-edit/${destination._id}`, outdated);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    error: 'This destination was saved again while you were editing. Nothing was overwritten.',
    current: destination,
  });
});
