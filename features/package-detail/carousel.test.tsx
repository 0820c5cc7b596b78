import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { stubLayout, stubScrolling } from '#features/shared/testing/layout.ts';
import { Carousel } from './carousel.tsx';

beforeEach(stubLayout);

const addresses = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://pictures.example/${at}.jpg`);

/** Px, of a picture. */
const width = 100;

function show(count: number) {
  render(<Carousel name="Kerala" images={addresses(count)} />);
}

const position = () => screen.getByRole('status').textContent;
const row = () => screen.getByRole('list', { name: 'Pictures' });

it('moves with its buttons, thumbnails and arrow keys, and wraps at both ends', async () => {
  stubScrolling({ clientWidth: width, scrollWidth: 5 * width });
  show(3);
  expect(position()).toBe('Image 1 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
  expect(position()).toBe('Image 3 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
  expect(position()).toBe('Image 1 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Show image 3' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(position()).toBe('Image 2 of 3');
});

it('goes on in the same direction at its ends, also while it moves', async () => {
  const scrollTo = stubScrolling({ clientWidth: width, scrollWidth: 5 * width });
  show(3);
  // Each movement goes on until the end of the test.
  scrollTo.mockReset();
  const press = async (name: string, times: number) => {
    for (const _ of addresses(times)) await userEvent.click(screen.getByRole('button', { name }));
    return scrollTo.mock.calls.splice(0).map(([to]) => to);
  };
  const jump = { behavior: 'instant' };
  expect(await press('Next image', 5)).toEqual([
    ...[1, 2, 3, 4].map((page) => ({ left: page * width })),
    { left: width, ...jump },
    { left: 2 * width },
  ]);
  expect(position()).toBe('Image 3 of 3');
  expect(await press('Previous image', 3)).toEqual([
    { left: width },
    { left: 0 },
    { left: 3 * width, ...jump },
    { left: 2 * width },
  ]);
  expect(position()).toBe('Image 3 of 3');
});

it('goes round by finger: before the first picture is the last one, and after the last the first', () => {
  stubScrolling({ clientWidth: width, scrollWidth: 5 * width });
  show(3);
  expect(row().scrollLeft).toBe(0);
  fireEvent.pointerDown(row());
  expect([row().scrollLeft, position()]).toEqual([3 * width, 'Image 1 of 3']);
  const moveTo = (page: number) => {
    row().scrollLeft = page * width;
    fireEvent.scroll(row());
    const moving = position();
    // Nothing is moved under the finger.
    fireEvent.pointerDown(row());
    expect(row().scrollLeft).toBe(page * width);
    fireEvent(row(), new Event('scrollend'));
    return [moving, row().scrollLeft / width, position()];
  };
  expect(moveTo(2)).toEqual(['Image 3 of 3', 2, 'Image 3 of 3']);
  expect(moveTo(3)).toEqual(['Image 1 of 3', 3, 'Image 1 of 3']);
  expect(moveTo(4)).toEqual(['Image 2 of 3', 1, 'Image 2 of 3']);
  expect(moveTo(0)).toEqual(['Image 1 of 3', 3, 'Image 1 of 3']);
});

it('scrolls by an arrow key once, whether its row has the focus or nothing', async () => {
  stubScrolling({ clientWidth: width, scrollWidth: 5 * width });
  show(3);
  const right = { key: 'ArrowRight' };
  // False where the browser does not scroll, too.
  expect([fireEvent.keyDown(row(), right), position()]).toEqual([false, 'Image 2 of 3']);
  expect([fireEvent.keyDown(document.body, right), position()]).toEqual([true, 'Image 3 of 3']);
});

it('has copies that nobody is told of, and none in the markup of the server', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Carousel name="Kerala" images={addresses(3)} />);
  expect(within(page).getAllByRole('img')).toHaveLength(3);
  expect(page.querySelectorAll('li')).toHaveLength(3);
  for (const button of within(page).getAllByRole('button', { name: /^Show image/ }))
    expect(button.querySelector('img')).not.toBeNull();
  show(3);
  expect(row().children).toHaveLength(5);
  expect(within(row()).getAllByRole('img')).toHaveLength(3);
});

it('keeps the picture to which it was moved before the script ran', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Carousel name="Kerala" images={addresses(3)} />);
  document.body.append(page);
  stubScrolling({ clientWidth: width, scrollWidth: 5 * width });
  row().scrollLeft = width;
  render(<Carousel name="Kerala" images={addresses(3)} />, { container: page, hydrate: true });
  expect([row().scrollLeft, position()]).toEqual([width, 'Image 2 of 3']);
});

it('loads the first picture first and the others late', () => {
  show(2);
  const [first, second] = screen.getAllByRole('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(second).toHaveAttribute('loading', 'lazy');
});

it.each([0, 1])('has nothing to move with %i pictures', async (count) => {
  show(count);
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
