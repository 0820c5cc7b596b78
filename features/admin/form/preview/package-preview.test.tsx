import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { PreviewProps } from '#features/admin/form/form-deps.ts';
import { optionalNames } from '#features/admin/form/fields/fields.ts';
import { createFormFixture } from '#features/admin/testing/form-fixture.tsx';
import { createPhoto, stubImageDecoder } from '#features/admin/testing/pictures.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});

function TourPage({ tour }: PreviewProps) {
  return (
    <article>
      <h1>{tour.name || tour.place || 'Tour package'}</h1>
      <p>{`${tour.price} for ${tour.days} days, seen by ${tour.visibility ?? 'public'}`}</p>
      <p>{tour.preparedFor}</p>
      <p>{tour.images.join(' ')}</p>
      <ol>
        {tour.dayWiseItinerary.map(({ _id, description }) => (
          <li key={_id}>{description}</li>
        ))}
      </ol>
      <a href="/elsewhere">Home</a>
      <button type="button">Next image</button>
    </article>
  );
}

const openForm = (tour = aPackage({ images: ['/pictures/a'] })) => {
  const fixture = createFormFixture({ package: () => Promise.resolve(tour) }, null, {
    optionalFields: optionalNames,
    Preview: TourPage,
  });
  return fixture;
};

async function openPreview() {
  const opener = await screen.findByRole('button', { name: 'Preview' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Preview' });
  const frame = within(dialog).getByTitle<HTMLIFrameElement>('Preview of the page');
  const body = frame.contentDocument?.body;
  if (!body) throw new Error('the frame has no document');
  await within(body).findByRole('heading', { level: 1 });
  return { opener, dialog, frame, body };
}

it('shows what is typed and what is stored, and saves nothing', async () => {
  const { edit, api, deps } = openForm();
  edit('p1');
  const name = await screen.findByLabelText('Package name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Goa by the sea');
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '1,24,500' } });
  const { body } = await openPreview();
  expect(within(body).getByRole('heading', { level: 1 })).toHaveTextContent('Goa by the sea');
  expect(body).toHaveTextContent('124500 for 6 days, seen by public');
  expect(body).toHaveTextContent('https://api.example/pictures/a');
  expect(body).toHaveTextContent('Kochi to Alappuzha.');
  expect(api.editPackage).not.toHaveBeenCalled();
  expect(deps.onSaved).not.toHaveBeenCalled();
});

it('shows a form without an entry as the page shows a package without any', async () => {
  openForm().create();
  const { body } = await openPreview();
  expect(within(body).getByRole('heading', { level: 1 })).toHaveTextContent('Tour package');
  expect(body).toHaveTextContent('null for null days');
});

it('shows a draft as visitors will see it, and for whom a link is', async () => {
  openForm(aPackage({ visibility: 'draft', preparedFor: 'Asha' })).edit('p1');
  const first = await openPreview();
  expect(first.body).toHaveTextContent('seen by public');
  await userEvent.click(screen.getByRole('button', { name: 'Close the preview' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Only with the link' }));
  const second = await openPreview();
  expect(second.body).toHaveTextContent('seen by link');
  expect(second.body).toHaveTextContent('Asha');
});

it('shows chosen pictures in their order by addresses that end with the preview', async () => {
  onTestFinished(stubImageDecoder());
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { create } = openForm();
  create();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input for files');
  await userEvent.upload(input, [createPhoto('a.jpg'), createPhoto('b.jpg')]);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Remove/ })).toHaveLength(2));
  const { body } = await openPreview();
  const shown = body.textContent?.match(/blob:\d+/g) ?? [];
  expect(shown).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Close the preview' }));
  expect(revoke.mock.calls.flat()).toEqual(shown);
});

it('has the focus while it is open, closes on Escape from within, and gives the focus back', async () => {
  openForm().create();
  const { opener, body } = await openPreview();
  expect(screen.getByRole('button', { name: 'Close the preview' })).toHaveFocus();
  const inside = within(body).getByRole('button', { name: 'Next image' });
  inside.focus();
  fireEvent.keyDown(inside, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

it('follows no link of the page, whichever way it is pressed', async () => {
  openForm().create();
  const { body } = await openPreview();
  const link = within(body).getByRole('link', { name: 'Home' });
  // `fireEvent` returns false when the default action is prevented.
  expect(fireEvent.click(link)).toBe(false);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(false);
  expect(fireEvent(link, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }))).toBe(
    false,
  );
  expect(fireEvent.click(within(body).getByRole('button', { name: 'Next image' }))).toBe(true);
});

it('is as wide as a phone or a desktop', async () => {
  openForm().create();
  const { frame } = await openPreview();
  expect(frame.style.inlineSize).toBe('375px');
  await userEvent.click(screen.getByRole('button', { name: 'Desktop' }));
  expect(frame.style.inlineSize).toBe('1280px');
  expect(screen.getByRole('button', { name: 'Desktop' })).toHaveAttribute('aria-pressed', 'true');
});

it('has the styles and the theme of the page, also those that come later', async () => {
  const style = document.createElement('style');
  style.textContent = 'p { color: red }';
  document.head.append(style);
  document.documentElement.dataset['theme'] = 'dark';
  onTestFinished(() => {
    style.remove();
    delete document.documentElement.dataset['theme'];
  });
  openForm().create();
  const { frame } = await openPreview();
  const inner = frame.contentDocument;
  expect(inner?.head).toHaveTextContent('p { color: red }');
  expect(inner?.documentElement.dataset['theme']).toBe('dark');
  const later = document.createElement('style');
  later.textContent = 'p { color: blue }';
  document.head.append(later);
  onTestFinished(() => later.remove());
  document.documentElement.dataset['theme'] = 'light';
  await waitFor(() => expect(inner?.head).toHaveTextContent('p { color: blue }'));
  expect(inner?.documentElement.dataset['theme']).toBe('light');
});
