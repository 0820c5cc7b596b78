import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import { createDraftStore } from '#features/admin/drafts/draft-store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createInlineEditsStore } from './inline-edits-store.ts';
import { InlineNumber, InlineVisibility } from './inline-value.tsx';
import type { SaveValue, ValueResult } from './value-saver.ts';

const goa = aPackage({ name: 'Goa', price: 12_000, days: 1 });
const saved: ValueResult = { status: 'saved', text: 'Done' };

function setup(tour: Package = goa) {
  const save = vi.fn<SaveValue>().mockResolvedValue(saved);
  const edits = createInlineEditsStore(createDraftStore(null), 'a1');
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

const question = () =>
  screen.getByRole('alertdialog', { name: 'Change the price from Rs. 12000 to Rs. 120000?' });

describe('a number that is changed in place', () => {
  it('is a button with its value, then a field for digits with the value selected', async () => {
    setup();
    expect(price()).toHaveTextContent('Rs. 12000');
    expect(screen.getByRole('button', { name: '1 day Change days of Goa' })).toBeVisible();
    await open();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('12000');
    expect(field()).toHaveAttribute('inputmode', 'decimal');
    await userEvent.keyboard('5');
    expect(field()).toHaveValue('5');
    cleanup();
    setup(aPackage({ name: 'Goa', price: null }));
    expect(price()).toHaveTextContent('Add price');
    await open();
    expect(field()).toHaveValue('');
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

  it('keeps what was typed when it is wrong or could not be saved, says why, and is saved by the next try', async () => {
    const { save } = setup();
    save.mockResolvedValueOnce({ status: 'failed', text: 'Failed to update package' });
    await type('12.500{Enter}');
    expect(field()).toHaveAccessibleDescription(
      'Price 12.500 can be read as 12.50 or 12500. Please type one of the two.',
    );
    expect(field()).toHaveValue('12.500');
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    await userEvent.clear(field());
    await userEvent.type(field(), '13000{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update package');
    expect(field()).toHaveValue('13000');
    await userEvent.click(screen.getByRole('button', { name: 'Save price' }));
    expect(save).toHaveBeenCalledTimes(2);
    expect(price()).toHaveFocus();
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

  it('asks before a price changes by more than half, also when the field is left, and goes back to it', async () => {
    const { save } = setup();
    const answer = deferred<ValueResult>();
    save.mockReturnValue(answer.promise);
    await type('120000');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(question()).toHaveAccessibleDescription('Goa');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('120000');
    expect(field()).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(question()).getByRole('button', { name: 'Change the price' }));
    expect(save).toHaveBeenCalledExactlyOnceWith(goa, { name: 'price', value: '120000', base: '12000' });
    await act(async () => answer.resolve(saved));
    expect(price()).toHaveFocus();
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
});

const undo = () => screen.queryByRole('button', { name: /^Undo/ });

describe('Undo beside a saved value', () => {
  it('names the value before, stores it, and is gone after it', async () => {
    const { save, show } = setup();
    await type('13000{Enter}');
    const changed = aPackage({ ...goa, price: 13_000, version: 2 });
    show(changed);
    expect(undo()).toHaveAccessibleName('Undo: Rs. 12000 again for price of Goa');
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(save).toHaveBeenLastCalledWith(changed, { name: 'price', value: '12000', base: '13000' });
    show(goa);
    expect(price()).toHaveFocus();
    expect(undo()).not.toBeInTheDocument();
  });

  it('stays, also while its card is out of sight, until another value is saved, which it takes back then', async () => {
    const { save, show, scrollAway } = setup();
    await type('13000{Enter}');
    scrollAway();
    show(aPackage({ ...goa, price: 13_000 }));
    expect(undo()).toBeVisible();
    await userEvent.click(visibility());
    await userEvent.click(screen.getByRole('button', { name: 'Nobody yet' }));
    show(aPackage({ ...goa, price: 13_000, visibility: 'draft' }));
    expect(undo()).toHaveAccessibleName('Undo: Everybody again for who sees Goa');
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(save.mock.lastCall?.[1]).toEqual({ name: 'visibility', value: 'public', base: 'draft' });
  });

  it('is not offered once another value is stored, nor where none was stored before', async () => {
    const { show } = setup();
    await type('13000{Enter}');
    show(aPackage({ ...goa, price: 9000 }));
    expect(undo()).not.toBeInTheDocument();
    cleanup();
    const empty = setup(aPackage({ name: 'Goa', price: null }));
    await type('13000{Enter}');
    empty.show(aPackage({ name: 'Goa', price: 13_000 }));
    expect(undo()).not.toBeInTheDocument();
  });

  it('says why it failed, with the value before in the field, to be saved by the next try', async () => {
    const { save, show } = setup();
    await type('13000{Enter}');
    show(aPackage({ ...goa, price: 13_000 }));
    save.mockResolvedValueOnce({ status: 'failed', text: 'Failed to update package' });
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update package');
    expect(field()).toHaveValue('12000');
    await userEvent.click(screen.getByRole('button', { name: 'Save price' }));
    expect(save).toHaveBeenCalledTimes(3);
    show(goa);
    expect(undo()).toHaveAccessibleName('Undo: Rs. 13000 again for price of Goa');
  });
});

describe('who sees it', () => {
  it('says at the choices why it could not be saved', async () => {
    const { save } = setup();
    save.mockResolvedValueOnce({ status: 'failed', text: 'Failed to update package' });
    await userEvent.click(visibility());
    await userEvent.click(screen.getByRole('button', { name: 'Nobody yet' }));
    const choices = screen.getByRole('group', { name: 'Who sees Goa' });
    expect(choices).toHaveAccessibleDescription('Failed to update package');
  });

  it('is one of three choices; a press on one saves it, Escape and leaving them do not', async () => {
    const { save } = setup();
    expect(visibility()).toHaveTextContent('Everybody');
    await userEvent.click(visibility());
    expect(screen.getByRole('group', { name: 'Who sees Goa' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(visibility()).toHaveFocus();
    await userEvent.click(visibility());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(visibility()).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    await userEvent.click(visibility());
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
});
