import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { PictureCheck } from '#features/admin/form/saving/use-deferred-save.ts';
import type { Codec } from './codec.ts';
import { createSavedPictures, type PictureItem } from './picture-items.ts';
import { PicturePicker } from './picture-picker.tsx';

beforeEach(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:${(count += 1)}`;
  URL.revokeObjectURL = () => undefined;
});

/** Decodes every file but those named 'broken'. */
const codec: Codec = {
  read: (file) =>
    Promise.resolve(
      file instanceof File && file.name.startsWith('broken')
        ? null
        : { size: { width: 4000, height: 3000 }, preview: new Blob() },
    ),
  encode: () => Promise.reject(new Error('nothing is scaled here')),
};
const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });

function Form({ saved }: { readonly saved: readonly string[] }) {
  const [items, setItems] = useState<readonly PictureItem[]>(() => createSavedPictures({ images: saved }));
  return (
    <PicturePicker
      label="Images"
      value={items}
      onChange={setItems}
      addressOf={(address) => address}
      codec={codec}
    />
  );
}

it('reports while it checks files, and how many it refused', async () => {
  const onChecking = vi.fn<(checking: PictureCheck) => void>();
  render(
    <PicturePicker
      label="Images"
      value={[]}
      onChange={() => {}}
      onChecking={onChecking}
      addressOf={(address) => address}
      codec={codec}
    />,
  );
  await choose(photo('broken.jpg'));
  await waitFor(() =>
    expect(onChecking.mock.calls).toEqual([
      [{ running: false, rejected: 0 }],
      [{ running: true, rejected: 0 }],
      [{ running: false, rejected: 1 }],
    ]),
  );
});

const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Images', { selector: 'input' }), files);

function setup(saved: readonly string[] = []) {
  render(<Form saved={saved} />);
  return { user: userEvent.setup() };
}

const pictures = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('alt'));

const order = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));

describe('choosing pictures', () => {
  it('adds to those chosen before, and counts them', async () => {
    setup();
    expect(screen.getByRole('heading', { name: '0 Image(s) Selected' })).toBeInTheDocument();
    await choose(photo('a.jpg'), photo('b.jpg'));
    await choose(photo('c.jpg'));
    expect(await screen.findByRole('heading', { name: '3 Image(s) Selected' })).toBeInTheDocument();
    expect(pictures()).toEqual(['1: a.jpg', '2: b.jpg', '3: c.jpg']);
  });

  it('names each refused file, and adds the others', async () => {
    const { user } = setup();
    const dropZone = screen.getByRole('group', { name: 'Images' });
    const files = [
      photo('a.jpg'),
      photo('broken.jpg'),
      new File(['x'], 'plan.pdf', { type: 'application/pdf' }),
    ];
    fireEvent.drop(dropZone, { dataTransfer: { files, types: ['Files'] } });
    expect(await screen.findByText('broken.jpg cannot be read. It may be damaged.')).toBeVisible();
    expect(await screen.findByText('plan.pdf is not a picture.')).toBeVisible();
    expect(pictures()).toEqual(['1: a.jpg']);
    await user.click(screen.getByRole('button', { name: 'Dismiss these messages' }));
    expect(screen.queryByText('plan.pdf is not a picture.')).not.toBeInTheDocument();
  });

  it('has one notice for many refused files, which names the limit', async () => {
    setup(Array.from({ length: limits.picturesInAll - 1 }, (_, index) => `/${index}`));
    await choose(...Array.from({ length: 12 }, (_, index) => photo(`${index}.jpg`)), photo('broken.jpg'));
    expect(await screen.findByText('12 files were not added.')).toBeVisible();
    const text = '1.jpg, 2.jpg, 3.jpg and 9 more were left out: there can be at most 24 pictures in all.';
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 Image(s) Selected' })).toBeInTheDocument();
  });

  it('says the limits before anything is chosen', () => {
    setup();
    expect(
      screen.getByText(/up to 24 in all\. More than 10 new ones are sent in several steps/),
    ).toBeVisible();
  });

  it('counts the chosen ones by themselves, and the stored ones beside them', async () => {
    setup(['/a', '/b']);
    expect(screen.getByRole('heading', { name: '0 Image(s) Selected' })).toBeInTheDocument();
    expect(screen.getByText('2 stored pictures')).toBeVisible();
    await choose(photo('c.jpg'));
    expect(await screen.findByRole('heading', { name: '1 Image(s) Selected' })).toBeInTheDocument();
    expect(screen.getByText('2 stored pictures')).toBeVisible();
    expect(pictures()).toEqual(['1: Saved picture', '2: Saved picture', '3: c.jpg']);
  });

  it('removes one, and restores it', async () => {
    const { user } = setup(['/a', '/b', '/c']);
    await user.click(screen.getByRole('button', { name: 'Remove picture 2, Saved picture' }));
    expect(screen.getByText('2 stored pictures')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Images' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(order()).toEqual(['/a', '/b', '/c']);
  });

  it('adds a file again that was removed before', async () => {
    const { user } = setup();
    await choose(photo('a.jpg'));
    await user.click(await screen.findByRole('button', { name: 'Remove picture 1, a.jpg' }));
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

  it('marks the first as the card picture, and another one can become it', async () => {
    const { user } = setup(['/a', '/b', '/c']);
    expect(screen.getByText('Card picture')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Make picture 3 the card picture' }));
    expect(order()).toEqual(['/c', '/a', '/b']);
  });

  it('does nothing at its ends', async () => {
    const { user } = setup(['/a', '/b']);
    await user.click(screen.getByRole('button', { name: 'Move picture 1 left' }));
    await user.click(screen.getByRole('button', { name: 'Move picture 2 right' }));
    expect(order()).toEqual(['/a', '/b']);
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
