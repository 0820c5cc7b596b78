import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { expect, it } from 'vitest';
import { changeItinerary, createItinerary } from './itinerary.ts';
import { ItineraryEditor } from './itinerary-editor.tsx';

function Editor({
  texts,
  emptiable = false,
  days = '',
}: {
  texts: string[];
  emptiable?: boolean;
  days?: string;
}) {
  const [itinerary, change] = useReducer(changeItinerary, texts, createItinerary);
  return <ItineraryEditor itinerary={itinerary} onChange={change} isEmptiable={emptiable} days={days} />;
}

function renderEditor(texts: string[], props: { emptiable?: boolean; days?: string } = {}) {
  const { container } = render(<Editor texts={texts} {...props} />);
  return {
    user: userEvent.setup(),
    texts: () => screen.queryAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value),
    readHiddenField: (): unknown =>
      JSON.parse(container.querySelector<HTMLInputElement>('input[name=dayWiseItinerary]')?.value ?? ''),
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const day = (number: number) => screen.getByRole('textbox', { name: `Day ${number}` });

it('adds a day and focuses it', async () => {
  const { user, readHiddenField } = renderEditor(['Kochi'], { days: '3' });
  expect(screen.getByText('The trip lasts 3 days, and 1 day is described here.')).toBeVisible();
  await user.click(button('Add Day'));
  expect(day(2)).toHaveFocus();
  await user.keyboard('Munnar');
  expect(readHiddenField()).toEqual([
    { day: 1, description: 'Kochi' },
    { day: 2, description: 'Munnar' },
  ]);
});

it('removes a day, renumbers the others, and restores it', async () => {
  const { user, texts, readHiddenField } = renderEditor(['Kochi', 'Munnar', 'Thekkady']);
  await user.click(button('Remove day 2'));
  expect(texts()).toEqual(['Kochi', 'Thekkady']);
  expect(readHiddenField()).toEqual([
    { day: 1, description: 'Kochi' },
    { day: 2, description: 'Thekkady' },
  ]);
  expect(day(2)).toHaveFocus();
  await user.click(button('Undo'));
  expect(texts()).toEqual(['Kochi', 'Munnar', 'Thekkady']);
  expect(day(2)).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Day 2 is back');
});

it('keeps the only day of a new package, and can be emptied when the package is edited', async () => {
  const { user } = renderEditor(['Kochi', 'Munnar']);
  await user.click(button('Remove day 2'));
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  cleanup();
  const edited = renderEditor(['Kochi'], { emptiable: true });
  await edited.user.click(button('Remove day 1'));
  expect(edited.texts()).toEqual([]);
  expect(button('Add Day')).toHaveFocus();
});

it('moves a day with its text, and the focus stays on the button', async () => {
  const { user, texts } = renderEditor(['Kochi', 'Munnar', 'Thekkady']);
  await user.click(button('Move day 1 down'));
  expect(texts()).toEqual(['Munnar', 'Kochi', 'Thekkady']);
  expect(button('Move day 2 down')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(texts()).toEqual(['Munnar', 'Thekkady', 'Kochi']);
  expect(button('Move day 3 down')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Moved to day 3');
});

it('inserts a day, goes on by Enter, adds one after the last, and moves one with Alt and an arrow', async () => {
  const { user, texts } = renderEditor(['Kochi', 'Munnar']);
  await user.click(button('Insert a day before day 2'));
  expect(day(2)).toHaveFocus();
  await user.click(day(1));
  await user.keyboard('{Enter}');
  expect(day(2)).toHaveFocus();
  await user.keyboard('Fort{Enter}{Enter}Home{Shift>}{Enter}{/Shift}late');
  expect(texts()).toEqual(['Kochi', 'Fort', 'Munnar', 'Home\nlate']);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(texts()).toEqual(['Kochi', 'Fort', 'Home\nlate', 'Munnar']);
  expect(day(3)).toHaveFocus();
});

it('pastes several days, or merges them into one on request', async () => {
  const { user, texts } = renderEditor(['']);
  await user.click(day(1));
  await user.paste('Day 1: Kochi\nDay 2: Munnar');
  expect(texts()).toEqual(['Kochi', 'Munnar']);
  expect(day(2)).toHaveFocus();
  await user.click(button('Keep it in one day'));
  expect(texts()).toEqual(['Day 1: Kochi\nDay 2: Munnar']);
});
