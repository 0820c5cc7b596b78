import { afterAll, expect, it } from 'vitest';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm, pictureFile } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const admin = await backend.as('admin');

async function save(method: string, call: string, body: FormData) {
  const answer = await backend.send(method, call, body, admin);
  expect(answer.status).toBeLessThan(300);
  return answer.json();
}

const later = { visibility: 'link', preparedFor: 'Asha Rao', localName: 'കേരളം' };
const details = [
  { image: 'new:0', focal: { x: 20, y: 70 }, alt: 'A houseboat' },
  { image: 'new:1', banner: true },
];

// A page that was opened before an upgrade sends the fields that it knows.
it.each([
  ['the first release', false],
  ['releases that order pictures', true],
])('a save by an open page of %s leaves everything later as it is', async (_, ordersPictures) => {
  const pictures = [await pictureFile('a.png'), await pictureFile('b.png', '#993333')];
  const created = packageForm({ ...later, pictureDetails: details }, pictures);
  const { package: before } = await save('POST', '/tours/create-package', created);
  const reordered = before.images.toReversed();
  const order = ordersPictures ? { version: before.version, imageOrder: reordered } : {};
  const form = packageForm({ price: '21000', ...order });
  const { updatedPackage } = await save('PATCH', `/tours/edit-package/${before._id}`, form);
  const images = ordersPictures ? reordered : before.images;
  expect(updatedPackage).toMatchObject({ ...later, price: 21_000, images });
  expect(updatedPackage.pictureDetails).toHaveLength(2);
  expect(updatedPackage.pictureDetails).toEqual(expect.arrayContaining(before.pictureDetails));
});
