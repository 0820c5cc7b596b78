import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { PreviewProps } from '#features/admin/form/form-deps.ts';
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
  const fixture = createFormFixture({ package: () => Promise.resolve(tour) }, undefined, {
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

it('shows what is typed, stored and chosen, by addresses that end with the preview, and saves nothing', async () => {
  onTestFinished(stubImageDecoder());
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { edit, api, deps } = openForm();
  edit('p1');
  const name = await screen.findByLabelText('Package name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Goa by the sea');
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '1,24,500' } });
  const files = [createPhoto('a.jpg'), createPhoto('b.jpg')];
  await userEvent.upload(screen.getByLabelText('Images', { selector: 'input' }), files);
  await screen.findByText('2 Image(s) Selected');
  const { body } = await openPreview();
  expect(within(body).getByRole('heading', { level: 1 })).toHaveTextContent('Goa by the sea');
  expect(body).toHaveTextContent('124500 for 6 days, seen by public');
  expect(body).toHaveTextContent(/https:\/\/api\.example\/pictures\/a blob:\d+ blob:\d+/);
  expect(body).toHaveTextContent('Kochi to Alappuzha.');
  const shown = body.textContent?.match(/blob:\d+/g);
  await userEvent.click(screen.getByRole('button', { name: 'Close the preview' }));
  expect(revoke.mock.calls.flat()).toEqual(shown);
  expect(api.editPackage).not.toHaveBeenCalled();
  expect(deps.onSaved).not.toHaveBeenCalled();
});

it('has the focus, follows no link of the page, closes on Escape from within, and gives the focus back', async () => {
  openForm().create();
  const { opener, body } = await openPreview();
  expect(screen.getByRole('button', { name: 'Close the preview' })).toHaveFocus();
  const link = within(body).getByRole('link', { name: 'Home' });
  const middle = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 });
  // `fireEvent` returns false when the default action is prevented.
  expect(fireEvent.click(link)).toBe(false);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(false);
  expect(fireEvent(link, middle)).toBe(false);
  const inside = within(body).getByRole('button', { name: 'Next image' });
  expect(fireEvent.click(inside)).toBe(true);
  inside.focus();
  fireEvent.keyDown(inside, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

it('is as wide as a phone or a desktop', async () => {
  openForm().create();
  const { frame } = await openPreview();
  expect(frame.style.inlineSize).toBe('375px');
  const desktop = screen.getByRole('button', { name: 'Desktop' });
  await userEvent.click(desktop);
  expect(frame.style.inlineSize).toBe('1280px');
  expect(desktop).toHaveAttribute('aria-pressed', 'true');
});

const addStyle = (text: string) => {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  onTestFinished(() => style.remove());
};

it('has the styles and the theme of the page, also those that come later, until it is closed', async () => {
  addStyle('p { color: red }');
  document.documentElement.dataset['theme'] = 'dark';
  onTestFinished(() => void delete document.documentElement.dataset['theme']);
  openForm().create();
  const inner = (await openPreview()).frame.contentDocument;
  expect(inner?.head).toHaveTextContent('p { color: red }');
  expect(inner?.documentElement.dataset['theme']).toBe('dark');
  addStyle('p { color: blue }');
  document.documentElement.dataset['theme'] = 'light';
  await waitFor(() => expect(inner?.head).toHaveTextContent('p { color: blue }'));
  expect(inner?.documentElement.dataset['theme']).toBe('light');

  await userEvent.click(screen.getByRole('button', { name: 'Close the preview' }));
  addStyle('p { color: green }');
  document.documentElement.dataset['theme'] = 'dark';
  // Observers are called in a microtask, too.
  await Promise.resolve();
  expect(inner?.documentElement.dataset['theme']).toBe('light');
  expect(inner?.head).not.toHaveTextContent('p { color: green }');
});
