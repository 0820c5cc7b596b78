import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { HeartButton, ShortlistStatus } from './header.tsx';
import { maxItems } from './shortlist-item.ts';
import { createShortlistStore } from './store.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

const kerala = aPackage();
const goa = aPackage({ _id: 'goa', name: 'Goa, slowly' });

function show() {
  const browser = createMemoryStorage();
  const store = createShortlistStore(browser.open());
  render(
    <>
      <ShortlistStatus store={store} />
      <HeartButton store={store} tour={kerala} variant="card" />
      <HeartButton store={store} tour={goa} variant="page" />
    </>,
  );
  return { store, browser };
}

const heart = (name: string) => screen.getByRole('button', { name: `Keep ${name} on your shortlist` });

it('adds its own package and removes it again, by pointer and by keyboard', async () => {
  show();
  await userEvent.click(heart(kerala.name));
  expect(heart(kerala.name)).toHaveAttribute('aria-pressed', 'true');
  expect(heart(goa.name)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Enter}');
  expect(heart(kerala.name)).toHaveAttribute('aria-pressed', 'false');
  expect(heart(kerala.name)).toHaveFocus();
});

it('announces changes, and shows only problems', async () => {
  const { browser } = show();
  await userEvent.click(heart(kerala.name));
  expect(screen.getByRole('status')).toHaveTextContent('Backwaters and tea hills is on your shortlist.');
  expect(screen.queryByRole('button', { name: 'Close this note' })).toBeNull();
  browser.refuse(true);
  await userEvent.click(heart(goa.name));
  expect(screen.getByRole('status')).toHaveTextContent('This browser does not let us keep anything');
  await userEvent.click(screen.getByRole('button', { name: 'Close this note' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(heart(goa.name)).toHaveAttribute('aria-pressed', 'true');
});

it('stays unpressed when the list is full, and shows why', async () => {
  const { store } = show();
  store.add(Array.from({ length: maxItems }, (_, index) => aPackage({ _id: `p${index}` })));
  await userEvent.click(heart(goa.name));
  expect(heart(goa.name)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('Your shortlist holds 50 packages');
});
