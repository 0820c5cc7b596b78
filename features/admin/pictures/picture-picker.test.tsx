import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { Codec } from './codec.ts';
import type { PictureOwner } from './picture-details.tsx';
import { createSavedPictures, type PictureItem } from './picture-items.ts';
import { PicturePicker } from './picture-picker.tsx';

beforeEach(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:${(count += 1)}`;
  URL.revokeObjectURL = () => undefined;
});

const sizes = new Map([
  ['broken.jpg', null],
  ['panorama.jpg', { width: 20_000, height: 500 }],
]);
const codec: Codec = {
  read: (file) => {
    const size = sizes.get(file instanceof File ? file.name : '');
    return Promise.resolve(
      size === null ? null : { size: size ?? { width: 4000, height: 3000 }, preview: new Blob() },
    );
  },
  encode: () => Promise.reject(new Error('nothing is scaled here')),
};
const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });

interface FormProps {
  readonly saved: readonly string[];
  readonly owner: PictureOwner | null;
}

function Form({ saved, owner }: FormProps) {
  const [items, setItems] = useState<readonly PictureItem[]>(() => createSavedPictures({ images: saved }));
  return (
    <PicturePicker
      label="Images"
      value={items}
      onChange={setItems}
      addressOf={(address) => address}
      codec={codec}
      owner={owner}
    />
  );
}

const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Images', { selector: 'input' }), files);

function setup(saved: readonly string[] = [], owner: PictureOwner | null = null) {
  render(<Form saved={saved} owner={owner} />);
  return { user: userEvent.setup() };
}

const pictures = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('alt'));

const order = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));

describe('choosing pictures', () => {
  it('adds to those chosen before, and counts them beside the stored ones', async () => {
    setup(['/a']);
    expect(screen.getByRole('heading', { name: '0 Image(s) Selected' })).toBeInTheDocument();
    await choose(photo('a.jpg'), photo('b.jpg'));
    await choose(photo('c.jpg'));
    expect(await screen.findByRole('heading', { name: '3 Image(s) Selected' })).toBeInTheDocument();
    expect(screen.getByText('1 picture stored')).toBeVisible();
    expect(pictures()).toEqual(['1: Saved picture', '2: a.jpg', '3: b.jpg', '4: c.jpg']);
  });

  it('names each refused file, and adds the others', async () => {
    const { user } = setup();
    const dropZone = screen.getByRole('group', { name: 'Images' });
    const files = [
      photo('a.jpg'),
      photo('broken.jpg'),
      photo('panorama.jpg'),
      new File(['x'], 'plan.pdf', { type: 'application/pdf' }),
    ];
    fireEvent.drop(dropZone, { dataTransfer: { files, types: ['Files'] } });
    expect(await screen.findByText('broken.jpg cannot be read. It may be damaged.')).toBeVisible();
    expect(await screen.findByText('plan.pdf is not a picture.')).toBeVisible();
    const flat =
      'panorama.jpg is 20000 × 500 pixels, which is too flat to be shown well. Crop it to at most 5 times as wide as high.';
    expect(screen.getByText(flat)).toBeVisible();
    expect(pictures()).toEqual(['1: a.jpg']);
    await user.click(screen.getByRole('button', { name: 'Dismiss these messages' }));
    expect(screen.queryByText('plan.pdf is not a picture.')).not.toBeInTheDocument();
  });

  it('has one notice for many refused files, which names the limit', async () => {
    setup(Array.from({ length: limits.pictures - 1 }, (_, index) => `/${index}`));
    await choose(...Array.from({ length: 12 }, (_, index) => photo(`${index}.jpg`)), photo('broken.jpg'));
    expect(await screen.findByText('12 files were not added.')).toBeVisible();
    const text = '1.jpg, 2.jpg, 3.jpg and 9 more were left out: there can be at most 24 pictures in all.';
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 Image(s) Selected' })).toBeInTheDocument();
  });

  it('removes one and restores it, and adds a file again that was removed', async () => {
    const { user } = setup(['/a', '/b', '/c']);
    await user.click(screen.getByRole('button', { name: 'Remove picture 2, Saved picture' }));
    expect(screen.getByText('2 pictures stored')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Images' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(order()).toEqual(['/a', '/b', '/c']);
    await choose(photo('a.jpg'));
    await user.click(await screen.findByRole('button', { name: 'Remove picture 4, a.jpg' }));
    await choose(photo('a.jpg'));
    expect(await screen.findByRole('heading', { name: '1 Image(s) Selected' })).toBeInTheDocument();
  });
});

describe('the order of pictures', () => {
  it('is changed by buttons, which keep the focus and say what happened', async () => {
    const { user } = setup(['/a', '/b', '/c']);
    const right = screen.getByRole('button', { name: 'Move picture 1 right' });
    await user.click(right);
    expect(order()).toEqual(['/b', '/a', '/c']);
    expect(screen.getByRole('button', { name: 'Move picture 2 right' })).toHaveFocus();
    expect(screen.getByText('Picture moved to place 2 of 3')).toBeInTheDocument();
  });

  it('is changed by dragging one onto another', () => {
    setup(['/a', '/b', '/c']);
    const [first, , third] = screen.getAllByRole('listitem');
    if (!first || !third) throw new Error('no pictures');
    const dragData = new Map<string, string>();
    const dataTransfer = {
      files: [],
      get types() {
        return [...dragData.keys()];
      },
      setData: (kind: string, text: string) => dragData.set(kind, text),
      getData: (kind: string) => dragData.get(kind) ?? '',
    };
    fireEvent.dragStart(third, { dataTransfer });
    fireEvent.dragOver(first, { dataTransfer });
    fireEvent.drop(first, { dataTransfer });
    expect(order()).toEqual(['/c', '/a', '/b']);
  });
});

const kerala: PictureOwner = { kind: 'package', name: 'Kerala' };
const openDetails = (picture: number) =>
  userEvent.click(screen.getByRole('button', { name: `Details of picture ${picture}` }));
const slider = () => screen.getByRole('slider');
const tile = (picture: number) => within(screen.getAllByRole('listitem')[picture - 1] ?? document.body);

it('a tap on the picture sets the focal point, which every preview shows', async () => {
  setup(['/a', '/b', '/c'], kerala);
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
  setup(['/a', '/b', '/c'], kerala);
  await openDetails(2);
  await openDetails(1);
  expect(screen.getAllByRole('slider')).toHaveLength(1);
  slider().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(slider()).toHaveAttribute('aria-valuetext', '52% from the left, 54% from the top');
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
  expect(slider()).toHaveAttribute('aria-valuetext', '52% from the left, 0% from the top');
  await userEvent.click(screen.getByRole('button', { name: 'Centre' }));
  expect(slider()).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
  // As a screen reader makes it, without a place.
  fireEvent.click(slider(), { detail: 0 });
  expect(screen.getByText('The centre')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 1 right' }));
  expect(screen.getByRole('slider', { name: 'What must stay in view of picture 2' })).toBeVisible();
});

it('says which picture is the banner, the last one until another is chosen', async () => {
  setup(['/a', '/b', '/c'], kerala);
  expect(tile(3).getByText('Banner')).toBeVisible();
  await openDetails(1);
  await userEvent.click(screen.getByRole('button', { name: 'Use as banner' }));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Picture 1 is the banner',
  );
  expect(tile(1).getAllByText('Banner').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Use as banner' })).toBeNull();
});

it('pictures of a destination have a focal point alone', async () => {
  setup(['/a', '/b', '/c'], { kind: 'destination' });
  expect(screen.queryByText('Banner')).toBeNull();
  await openDetails(1);
  expect(slider()).toBeVisible();
  expect(screen.getByText('Tile')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'What the picture shows' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use as banner' })).toBeNull();
});
