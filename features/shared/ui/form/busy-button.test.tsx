import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BusyButton } from './busy-button.tsx';

const button = (busy: boolean) => (
  <>
    <BusyButton tone="rani" busy={busy} label="Save" busyLabel="Saving..." />
    <input aria-label="Name" />
  </>
);

it('has the focus again afterwards', async () => {
  const view = render(button(false));
  await userEvent.tab();
  view.rerender(button(true));
  // As browsers do when a button is disabled; jsdom keeps the focus on it.
  screen.getByRole('button').blur();
  view.rerender(button(false));
  expect(screen.getByRole('button')).toHaveFocus();
});

it('leaves the focus where it went meanwhile', async () => {
  const view = render(button(false));
  await userEvent.tab();
  view.rerender(button(true));
  await userEvent.click(screen.getByLabelText('Name'));
  view.rerender(button(false));
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

it('does not take focus that it did not have', () => {
  const view = render(button(false));
  view.rerender(button(true));
  view.rerender(button(false));
  expect(document.body).toHaveFocus();
});
