import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import { packageForm, pictureFile } from '#server/http/testing/form-samples.ts';

let backend: Backend;
let admin: { cookie: string; origin: string };
beforeAll(async () => {
  backend = await openBackend();
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

async function save(method: string, call: string, body: FormData) {
  const answer = await backend.write(method, apiBase + call, { headers: admin, body });
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
  const { package: before } = await save(
    'POST',
    calls.createPackage,
    packageForm({ ...later, pictureDetails: JSON.stringify(details) }, pictures),
  );
  const form = packageForm({ price: '21000' });
  const reordered = before.images.toReversed();
  if (ordersPictures) {
    form.append('version', String(before.version));
    form.append('imageOrder', JSON.stringify(reordered));
  }
  const { updatedPackage } = await save('PATCH', calls.editPackage(before._id), form);
  const images = ordersPictures ? reordered : before.images;
  expect(updatedPackage).toMatchObject({ ...later, price: 21_000, images });
  expect(updatedPackage.pictureDetails).toHaveLength(2);
  expect(updatedPackage.pictureDetails).toEqual(expect.arrayContaining(before.pictureDetails));
});
