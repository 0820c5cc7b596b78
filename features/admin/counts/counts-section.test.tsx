import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answering, fakeBackend } from '#features/admin/testing/fake-backend.ts';
import { aTour, somePackageCounts } from '#features/admin/testing/package-counts.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { CountsSection, createCounts } from './counts-section.tsx';

const goa = aTour('Goa', { open: 40, call: 2, chat: 8 });
const kerala = aTour('Kerala', { open: 10, call: 4 });

function setup(counts = answering(somePackageCounts(goa, kerala))) {
  render(<CountsSection resource={createCounts(fakeBackend({ 'GET /admin/counts': counts }))} />);
  return { counts };
}

const table = () => screen.findByRole('table', { name: 'Which tours bring calls' });
const rowTexts = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
const head = async (name: string) => within(await table()).getByRole('columnheader', { name });

it('asks for 30 days and draws openings, calls and chats, each with a text of the same', async () => {
  const { counts } = setup();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(
    await screen.findByRole('img', {
      name: 'Tours opened on each of the last 3 days: 42 in all, most on 22 Nov: 30.',
    }),
  ).toBeVisible();
  const enquiries = screen.getByRole('img', {
    name: /^Calls and chats on .*: 6 in all, most on 22 Nov: 5\.$/,
  });
  expect(within(enquiries).getByText('22 Nov: 3 called, 2 chatted')).toBeInTheDocument();
  expect(screen.getByText('4 called')).toBeVisible();
  expect(counts).toHaveBeenCalledExactlyOnceWith({ query: { days: '30' } });
  await userEvent.click(screen.getByText('Figures of each day'));
  const days = within(screen.getByRole('region', { name: 'Figures of each day' })).getByRole('table');
  const texts = within(days)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent).join(' '));
  expect(texts.slice(0, 2)).toEqual(['Day Opened Called Chatted Shared Brochure', '22 Nov 30 3 2 1 4']);
});

it('sorts the tours by the button of a column, by keyboard, too', async () => {
  setup();
  expect(await rowTexts()).toEqual([
    ['Kerala', '10', '4', '0', '40%'],
    ['Goa', '40', '2', '8', '25%'],
  ]);
  expect(await head('Called')).toHaveAttribute('aria-sort', 'descending');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Chatted' }));
  expect((await rowTexts()).map(([name]) => name)).toEqual(['Goa', 'Kerala']);
  expect(await head('Chatted')).toHaveAttribute('aria-sort', 'descending');
  expect(await head('Called')).not.toHaveAttribute('aria-sort');
  await user.keyboard('{Enter}');
  expect((await rowTexts()).map(([name]) => name)).toEqual(['Kerala', 'Goa']);
  expect(await head('Chatted')).toHaveAttribute('aria-sort', 'ascending');
});

it('leads to the form of a tour, unless it is in the trash, and shows ten at first', async () => {
  const others = Array.from({ length: 10 }, (_, index) => aTour(`Tour ${index}`));
  const answer = somePackageCounts(goa, aTour('Nepal', { share: 1 }, true), ...others);
  setup(answering(answer));
  expect(await screen.findByRole('link', { name: 'Goa' })).toHaveAttribute('href', '/admin/edit-package/goa');
  expect(screen.queryByRole('link', { name: /Nepal/ })).not.toBeInTheDocument();
  expect(await rowTexts()).toContainEqual(['Nepal (deleted)', '0', '0', '0', 'none']);
  expect(await rowTexts()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(await rowTexts()).toHaveLength(12);
});

it('says that the figures could not be loaded, loads them again, and says that there are none', async () => {
  const counts = answering(somePackageCounts()).mockRejectedValueOnce(await aFailure(500, {}));
  setup(counts);
  expect(await screen.findByRole('alert')).toHaveTextContent('What visitors did could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Nobody has opened a tour in these days/)).toBeVisible();
});
