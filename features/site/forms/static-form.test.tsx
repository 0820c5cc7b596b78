import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BookingForm } from './booking-form.tsx';
import { ContactForm } from './contact-form.tsx';

const call = vi.fn<typeof fetch>();
/** Whether the default was prevented, for each submission. */
const preventedDefaults: boolean[] = [];
const recordSubmit = (event: Event) => void preventedDefaults.push(event.defaultPrevented);

beforeEach(() => {
  preventedDefaults.length = 0;
  call.mockReset();
  vi.stubGlobal('fetch', call);
  window.addEventListener('submit', recordSubmit);
});
afterEach(() => {
  window.removeEventListener('submit', recordSubmit);
});

describe.each([
  ['Book A Tour', <BookingForm key="booking" />, 'Book Now'],
  ['Put it in writing', <ContactForm key="contact" />, 'Send Message'],
])('the form %s', (name, form, action) => {
  beforeEach(() => void render(form));

  it('does nothing by its button, and keeps what was entered', async () => {
    const { href } = window.location;
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha Rao');
    await userEvent.click(screen.getByRole('button', { name: action }));
    expect(preventedDefaults).toEqual([true]);
    expect(call).not.toHaveBeenCalled();
    expect(window.location.href).toBe(href);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
  });

  it('does nothing by Enter', async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@example.com{Enter}');
    expect(preventedDefaults).toEqual([true]);
    expect(call).not.toHaveBeenCalled();
  });

  it('is named, says that it is not connected, and asks by the right keyboard', () => {
    expect(screen.getByRole('form', { name })).toBeInTheDocument();
    expect(screen.getByText(/not connected/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
  });
});

it('asks of a booking when, where to, and what else', () => {
  render(<BookingForm />);
  expect(screen.getByLabelText('Date and time')).toHaveAttribute('type', 'datetime-local');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Destination 1',
    'Destination 2',
    'Destination 3',
  ]);
  expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Destination 1');
  expect(screen.getByRole('textbox', { name: 'Special request' })).toBeVisible();
});

it('asks of a message what about, and what', () => {
  render(<ContactForm />);
  expect(screen.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
});
