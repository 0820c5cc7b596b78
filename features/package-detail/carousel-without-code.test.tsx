import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { Carousel } from './carousel.tsx';

vi.mock('embla-carousel', () => {
  throw new Error('offline');
});

beforeEach(() => {
  stubLayout();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const images = [0, 1, 2].map((at) => `https://pictures.example/${at}.jpg`);
const position = () => screen.getByRole('status').textContent;
/** The translation of the strip of pictures. */
const moved = () =>
  [...document.querySelectorAll<HTMLElement>('div')].map(({ style }) => style.translate).join('');

it('moves with its buttons, the arrow keys and the thumbnails when its code does not load', async () => {
  render(<Carousel name="Kerala" images={images} />);
  await act(() => vi.dynamicImportSettled());
  await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
  expect(position()).toBe('Image 3 of 3');
  expect(moved()).toBe('-200%');
  await userEvent.keyboard('{ArrowRight}');
  expect(position()).toBe('Image 1 of 3');
  expect(moved()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Show image 2' }));
  expect(position()).toBe('Image 2 of 3');
  expect(moved()).toBe('-100%');
});
