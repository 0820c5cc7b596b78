import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createSavedPictures, type PictureItem } from '#features/admin/pictures/picture-items.ts';
import { PicturePicker } from '#features/admin/pictures/picture-picker.tsx';
import type { PictureOwner } from './picture-details.tsx';

const kerala: PictureOwner = { kind: 'package', name: 'Kerala' };

function Form({ owner }: { readonly owner: PictureOwner | null }) {
  const [items, setItems] = useState<readonly PictureItem[]>(() =>
    createSavedPictures({ images: ['/a', '/b', '/c'] }),
  );
  return (
    <PicturePicker
      label="Images"
      value={items}
      onChange={setItems}
      addressOf={(address) => address}
      owner={owner}
    />
  );
}

const openDetails = (picture: number) =>
  userEvent.click(screen.getByRole('button', { name: `Details of picture ${picture}` }));
const slider = () => screen.getByRole('slider');
const tile = (picture: number) => within(screen.getAllByRole('listitem')[picture - 1] ?? document.body);

it('a tap on the picture sets the focal point, which every preview shows', async () => {
  render(<Form owner={kerala} />);
  await openDetails(2);
  slider().getBoundingClientRect = () => DOMRect.fromRect({ x: 100, y: 50, width: 200, height: 100 });
  fireEvent.click(slider(), { clientX: 140, clientY: 130, detail: 1 });
  expect(slider()).toHaveAttribute('aria-valuetext', '20% from the left, 80% from the top');
  const crops = within(screen.getByRole('list', { name: 'How it is cut' })).getAllByRole('listitem');
  expect(crops.map(({ textContent }) => textContent)).toEqual(['Card', 'Banner', 'Link preview']);
  for (const crop of crops) expect(crop.querySelector('img')).toHaveStyle({ objectPosition: '20% 80%' });
  expect(screen.getByRole('img', { name: '2: Saved picture' })).toHaveStyle({ objectPosition: '20% 80%' });
});

it('the arrow keys move it, faster with Shift, and never out of the picture', async () => {
  render(<Form owner={kerala} />);
  await openDetails(1);
  slider().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(slider()).toHaveAttribute('aria-valuetext', '52% from the left, 54% from the top');
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
  expect(slider()).toHaveAttribute('aria-valuetext', '52% from the left, 0% from the top');
  await userEvent.click(screen.getByRole('button', { name: 'Centre' }));
  expect(slider()).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
  expect(screen.getByText('The centre')).toBeVisible();
});

it('a click without a place, as a screen reader makes it, moves nothing', async () => {
  render(<Form owner={kerala} />);
  await openDetails(1);
  fireEvent.click(slider(), { detail: 0 });
  expect(screen.getByText('The centre')).toBeVisible();
});

it('the text offers the one that is used without it', async () => {
  render(<Form owner={kerala} />);
  await openDetails(3);
  const alt = screen.getByRole('textbox', { name: 'What the picture shows' });
  expect(alt).toHaveAttribute('placeholder', 'Kerala, picture 3 of 3');
  expect(alt).toHaveAttribute('maxlength', '200');
});

it('says which picture is the banner, the last one until another is chosen', async () => {
  render(<Form owner={kerala} />);
  expect(tile(3).getByText('Banner')).toBeVisible();
  await openDetails(1);
  await userEvent.click(screen.getByRole('button', { name: 'Use as banner' }));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Picture 1 is the banner',
  );
  expect(tile(1).getAllByText('Banner').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Use as banner' })).toBeNull();
});

it('one picture is open at a time, and moves as a whole', async () => {
  render(<Form owner={kerala} />);
  await openDetails(1);
  await openDetails(2);
  expect(screen.getAllByRole('slider')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 2 left' }));
  expect(screen.getByRole('slider', { name: 'What must stay in view of picture 1' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Details of picture 1' }));
  expect(screen.queryByRole('slider')).toBeNull();
});

it('pictures of a destination have a focal point alone', async () => {
  render(<Form owner={{ kind: 'destination' }} />);
  expect(screen.queryByText('Banner')).toBeNull();
  await openDetails(1);
  expect(slider()).toBeVisible();
  expect(screen.getByText('Tile')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'What the picture shows' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use as banner' })).toBeNull();
});

it('there is nothing of it where the backend keeps no details', () => {
  render(<Form owner={null} />);
  expect(screen.queryByRole('button', { name: /Details/ })).toBeNull();
  expect(screen.queryByText('Banner')).toBeNull();
});
