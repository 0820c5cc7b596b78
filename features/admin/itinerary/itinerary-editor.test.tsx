import { render, screen } from '@testing-library/react';
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
  const { user, readHiddenField } = renderEditor(['Kochi']);
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

it('keeps the only day of a new package', async () => {
  const { user } = renderEditor(['Kochi', 'Munnar']);
  await user.click(button('Remove day 2'));
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
});

it('can be emptied when the package is edited', async () => {
  const { user, texts } = renderEditor(['Kochi'], { emptiable: true });
  await user.click(button('Remove day 1'));
  expect(texts()).toEqual([]);
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

it('moves a day from its text with Alt and an arrow', async () => {
  const { user, texts } = renderEditor(['Kochi', 'Munnar']);
  await user.click(day(2));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(texts()).toEqual(['Munnar', 'Kochi']);
  expect(day(1)).toHaveFocus();
});

it('inserts a day before another', async () => {
  const { user, texts } = renderEditor(['Kochi', 'Munnar']);
  await user.click(button('Insert a day before day 2'));
  expect(day(2)).toHaveFocus();
  expect(texts()).toEqual(['Kochi', '', 'Munnar']);
});

it('focuses the next day on Enter, and adds one after the last', async () => {
  const { user, texts } = renderEditor(['Kochi', 'Munnar']);
  await user.click(day(1));
  await user.keyboard('{Enter}');
  expect(day(2)).toHaveFocus();
  await user.keyboard('{Enter}Home');
  expect(texts()).toEqual(['Kochi', 'Munnar', 'Home']);
});

it('writes a new line with Shift and Enter', async () => {
  const { user, texts } = renderEditor(['Kochi']);
  await user.click(day(1));
  await user.keyboard('{Shift>}{Enter}{/Shift}Fort');
  expect(texts()).toEqual(['Kochi\nFort']);
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

it('shows a hint when Days differs', () => {
  renderEditor(['Kochi'], { days: '3' });
  expect(screen.getByText('The trip lasts 3 days, and 1 day is described here.')).toBeVisible();
});
