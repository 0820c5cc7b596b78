import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { Carousel } from './carousel.tsx';

beforeEach(stubLayout);

const addresses = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://pictures.example/${at}.jpg`);

/** Waits for the carousel's code. */
async function show(count: number) {
  const view = render(
    <>
      <Carousel name="Kerala" images={addresses(count)} />
      <input aria-label="Search" />
    </>,
  );
  await act(() => vi.dynamicImportSettled());
  return view;
}

const position = () => screen.getByRole('status').textContent;

it('moves with its buttons and wraps at both ends', async () => {
  await show(3);
  expect(position()).toBe('Image 1 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
  expect(position()).toBe('Image 3 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
  expect(position()).toBe('Image 1 of 3');
});

it('keeps the picture that was shown before its code loaded', async () => {
  render(<Carousel name="Kerala" images={addresses(3)} />);
  await userEvent.keyboard('{ArrowRight}');
  expect(position()).toBe('Image 2 of 3');
  await act(() => vi.dynamicImportSettled());
  expect(position()).toBe('Image 2 of 3');
  await userEvent.keyboard('{ArrowRight}');
  expect(position()).toBe('Image 3 of 3');
});

it('has in the markup of the server no picture that its code must move into view', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Carousel name="Kerala" images={addresses(3)} />);
  expect(within(page).getAllByRole('img')).toHaveLength(1);
  for (const button of within(page).getAllByRole('button', { name: /^Show image/ }))
    expect(button.querySelector('img')).not.toBeNull();
});

it('loads the first picture first and the others late', async () => {
  await show(2);
  const [first, second] = screen.getAllByRole('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(second).toHaveAttribute('loading', 'lazy');
});

it.each([0, 1])('has nothing to move with %i pictures', async (count) => {
  await show(count);
  expect(await screen.findAllByRole('img')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.queryByRole('status')).toBeNull();
});

it('has buttons that are inactive in the markup of the server, where they cannot work yet', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Carousel name="Kerala" images={addresses(2)} />);
  const buttons = within(page).getAllByRole('button');
  expect(buttons).toHaveLength(4);
  for (const button of buttons) expect(button).toHaveAttribute('aria-disabled', 'true');
  document.body.append(page);
  render(<Carousel name="Kerala" images={addresses(2)} />, { container: page, hydrate: true });
  for (const button of buttons) expect(button).toHaveAttribute('aria-disabled', 'false');
});
