import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createInlineEditsStore } from './inline-edits-store.ts';
import { InlineNumber } from './inline-number.tsx';
import { InlineVisibility } from './inline-visibility.tsx';
import type { SaveValue, ValueResult } from './value-saver.ts';

const goa = aPackage({ name: 'Goa', price: 12_000, days: 1 });
const saved: ValueResult = { status: 'saved', text: 'Done' };

function setup(tour: Package = goa) {
  const save = vi.fn<SaveValue>().mockResolvedValue(saved);
  const edits = createInlineEditsStore();
  const cell = (shown: Package) => (
    <>
      <InlineNumber tour={shown} name="price" edits={edits} onSave={save} />
      <InlineNumber tour={shown} name="days" edits={edits} onSave={save} />
      <InlineVisibility tour={shown} edits={edits} onSave={save} />
      <button type="button">Elsewhere</button>
    </>
  );
  const view = render(cell(tour));
  return {
    save,
    show: (shown: Package) => view.rerender(cell(shown)),
    scrollAway: () => view.rerender(<p>Goa</p>),
  };
}

const price = () => screen.getByRole('button', { name: /Change price of Goa/ });
const field = () => screen.getByRole('textbox', { name: 'Price of Goa' });
const open = () => userEvent.click(price());
const visibility = () => screen.getByRole('button', { name: /Change who sees Goa/ });
const type = async (text: string) => {
  await open();
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};

describe('a number that is changed in place', () => {
  it('is a button with its value, then a field for digits with the value selected', async () => {
    setup();
    expect(price()).toHaveTextContent('Rs. 12000');
    expect(screen.getByRole('button', { name: '1 day Change days of Goa' })).toBeVisible();
    await open();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('12000');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('5');
    expect(field()).toHaveValue('5');
  });

  it('is saved by Enter, as the form reads it, and the focus returns to the button', async () => {
    const { save } = setup();
    const answer = deferred<ValueResult>();
    save.mockReturnValue(answer.promise);
    await type('Rs. 13,500/-{Enter}{Enter}');
    expect(save).toHaveBeenCalledExactlyOnceWith(goa, { name: 'price', value: '13500', base: '12000' });
    expect(field()).toHaveAttribute('readonly');
    expect(screen.getByText('Saving...')).toBeInTheDocument();
    await act(async () => answer.resolve(saved));
    expect(price()).toHaveFocus();
  });

  it('is saved when the field is left, and the focus stays where it went', async () => {
    const { save } = setup();
    await type('13000');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(save).toHaveBeenCalledExactlyOnceWith(goa, { name: 'price', value: '13000', base: '12000' });
    expect(price()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('is as before after Escape and after its button, and when nothing was changed', async () => {
    const { save } = setup();
    await type('13000{Escape}');
    expect(price()).toHaveFocus();
    await type('13000');
    await userEvent.click(screen.getByRole('button', { name: 'Keep price as it was' }));
    expect(price()).toHaveFocus();
    await type('12,000{Enter}');
    expect(price()).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it.each([
    ['{Enter}', 'Price is required'],
    ['abc{Enter}', 'Price must be a number'],
    ['-1{Enter}', 'Price must be at least 0'],
    ['100000001{Enter}', 'Price can be at most 100000000'],
  ])('is refused with the message of the form after %s', async (keys, message) => {
    const { save } = setup();
    await open();
    await userEvent.clear(field());
    await userEvent.keyboard(keys);
    expect(field()).toHaveAccessibleDescription(message);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('keeps what was typed when it could not be saved, says why, and is saved by the next try', async () => {
    const { save } = setup();
    save.mockResolvedValueOnce({ status: 'failed', text: 'Failed to update package' });
    await type('13000{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update package');
    expect(field()).toHaveValue('13000');
    await userEvent.click(screen.getByRole('button', { name: 'Save price' }));
    expect(save).toHaveBeenCalledTimes(2);
    expect(price()).toHaveFocus();
  });

  it('says after a conflict what is stored, and keeps what was typed', async () => {
    const { save, show } = setup();
    const current = aPackage({ ...goa, price: 9000, version: 2 });
    save.mockResolvedValueOnce({ status: 'conflict', text: 'Somebody else changed it.', current });
    await type('13000{Enter}');
    show(current);
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody else changed it. Stored now: Rs. 9000.');
    expect(field()).toHaveValue('13000');
    await userEvent.keyboard('{Escape}');
    expect(price()).toHaveTextContent('Rs. 9000');
  });

  it('does not overwrite what is stored when the field is left after a conflict, only when it is pressed', async () => {
    const { save, show } = setup();
    const current = aPackage({ ...goa, price: 9000, version: 2 });
    save.mockResolvedValueOnce({ status: 'conflict', text: 'Somebody else changed it.', current });
    await type('13000');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    show(current);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(save).toHaveBeenCalledOnce();
    expect(field()).toHaveValue('13000');
    expect(screen.getByRole('alert')).toHaveTextContent('Stored now: Rs. 9000.');
    await userEvent.click(screen.getByRole('button', { name: 'Save price' }));
    expect(save).toHaveBeenLastCalledWith(current, { name: 'price', value: '13000', base: '9000' });
  });

  it('is not set back by an opened field in which nothing was typed', async () => {
    const { save, show } = setup();
    await open();
    show(aPackage({ ...goa, price: 9000, version: 2 }));
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(price()).toHaveTextContent('Rs. 9000');
    expect(save).not.toHaveBeenCalled();
  });

  it.each([
    ['a digit too many', '120000'],
    ['a digit too few', '1200'],
    ['a little more than half as much again', '18001'],
  ])('asks before a price changes by more than half: %s', async (_, typed) => {
    const { save } = setup();
    const answer = deferred<ValueResult>();
    save.mockReturnValue(answer.promise);
    await type(`${typed}{Enter}`);
    const question = () =>
      screen.getByRole('alertdialog', { name: `Change the price from Rs. 12000 to Rs. ${typed}?` });
    expect(question()).toHaveAccessibleDescription('Goa');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue(typed);
    expect(field()).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(question()).getByRole('button', { name: 'Change the price' }));
    expect(save).toHaveBeenCalledExactlyOnceWith(goa, { name: 'price', value: typed, base: '12000' });
    await act(async () => answer.resolve(saved));
    expect(price()).toHaveFocus();
  });

  it('asks as well when the field is left, and goes back to it when the change is not meant', async () => {
    const { save } = setup();
    await type('120000');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('120000');
    expect(save).not.toHaveBeenCalled();
  });

  it.each(['18000', '6000'])('does not ask before a price changes by half: %s', async (typed) => {
    const { save } = setup();
    await type(`${typed}{Enter}`);
    expect(save).toHaveBeenCalledOnce();
  });

  it('keeps what was typed and not saved while its card is out of sight, and leaves the focus alone', async () => {
    const { save, show, scrollAway } = setup();
    save.mockResolvedValueOnce({ status: 'failed', text: 'Failed to update package' });
    await type('13000');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    scrollAway();
    show(goa);
    expect(field()).toHaveValue('13000');
    expect(field()).not.toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update package');
    await userEvent.click(screen.getByRole('button', { name: 'Save price' }));
    expect(save).toHaveBeenLastCalledWith(goa, { name: 'price', value: '13000', base: '12000' });
    expect(price()).toBeVisible();
  });

  it('can be added where it is not known', async () => {
    setup(aPackage({ name: 'Goa', price: null }));
    expect(price()).toHaveTextContent('Add price');
    await open();
    expect(field()).toHaveValue('');
  });
});

describe('who sees it', () => {
  it('is one of three choices; a press on one saves it', async () => {
    const { save } = setup();
    expect(visibility()).toHaveTextContent('Everybody');
    await userEvent.click(visibility());
    expect(screen.getByRole('group', { name: 'Who sees Goa' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Everybody' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Nobody yet' }));
    expect(save).toHaveBeenCalledExactlyOnceWith(goa, { name: 'visibility', value: 'draft', base: 'public' });
    expect(visibility()).toHaveFocus();
  });

  it('is saved by a press where a pressed button takes no focus, as in Safari on macOS', async () => {
    const { save } = setup();
    await userEvent.click(visibility());
    const draft = screen.getByRole('button', { name: 'Nobody yet' });
    if (fireEvent.mouseDown(draft)) fireEvent.focusOut(screen.getByRole('button', { name: 'Everybody' }));
    fireEvent.mouseUp(draft);
    fireEvent.click(draft);
    await expect
      .poll(() => save)
      .toHaveBeenCalledExactlyOnceWith(goa, {
        name: 'visibility',
        value: 'draft',
        base: 'public',
      });
  });

  it('stays after Escape, and when the choices are left', async () => {
    const { save } = setup();
    await userEvent.click(visibility());
    await userEvent.keyboard('{Escape}');
    expect(visibility()).toHaveFocus();
    await userEvent.click(visibility());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(visibility()).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });
});
