import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createFormFixture, readTextFields } from '#features/admin/testing/form-fixture.tsx';
import { createPhoto, stubImageDecoder } from '#features/admin/testing/pictures.ts';
import { aPackage } from '#features/shared/testing/builders.ts';

beforeEach(() => localStorage.clear());

const source = aPackage({
  images: ['/pictures/a', '/pictures/b'],
  pictureDetails: [{ address: '/pictures/b', alt: 'A lake' }],
});

async function openCopy(copiesPictures: boolean) {
  const fixture = createFormFixture({ package: () => Promise.resolve(source) }, null, { copiesPictures });
  fixture.create('p1');
  await screen.findByRole('button', { name: 'Submit' });
  return {
    submit: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(fixture.api.createPackage).toHaveBeenCalled());
      return fixture.api.createPackage.mock.lastCall?.[0];
    },
  };
}

it('takes the stored pictures of its source, without sending a file', async () => {
  const { submit } = await openCopy(true);
  expect(screen.getByText(/^Texts and pictures are copied/)).toBeVisible();
  const form = await submit();
  expect(readTextFields(form)).toMatchObject({
    imagesOfPackage: 'p1',
    imageOrder: '["/pictures/a","/pictures/b"]',
    pictureDetails: '[{"image":"/pictures/b","alt":"A lake"}]',
  });
  expect(form?.getAll('images')).toEqual([]);
});

it('sends new pictures among them, and leaves out those that are taken out', async () => {
  onTestFinished(stubImageDecoder());
  const { submit } = await openCopy(true);
  await userEvent.click(screen.getByRole('button', { name: /^Remove picture 1/ }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input for files');
  await userEvent.upload(input, createPhoto('c.jpg'));
  await screen.findByText(/1 Image\(s\) Selected/);
  const form = await submit();
  expect(form?.get('imageOrder')).toBe('["/pictures/b","new:0"]');
  expect(form?.getAll('images')).toHaveLength(1);
});

it('has no pictures where the backend copies none, and names no source', async () => {
  const { submit } = await openCopy(false);
  expect(screen.getByText(/the pictures are not/)).toBeVisible();
  const form = await submit();
  expect(form?.has('imagesOfPackage')).toBe(false);
  expect(form?.has('imageOrder')).toBe(false);
});
