import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { originalAgency } from '#contract/agency.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { ContactForm } from '#features/site/office/contact-content.tsx';
import { BookingForm } from './booking-content.tsx';

beforeEach(stubLayout);

function readMessage(): string {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send this on WhatsApp' });
  expect(href).toContain(`https://wa.me/${originalAgency.whatsApp.digits}?`);
  return new URL(href).searchParams.get('text') ?? '';
}

describe.each([
  ['Book A Tour', <BookingForm key="booking" />, 'Book Now'],
  ['Put it in writing', <ContactForm key="contact" />, 'Send Message'],
])('the form %s', (name, form, action) => {
  beforeEach(() => void render(form));

  it('says beside its button that nothing was sent, anew at each press', async () => {
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    for (const _ of [1, 2]) {
      const before = screen.queryByText(/^Nothing was sent/);
      await userEvent.click(screen.getByRole('button', { name: action }));
      expect(screen.getByRole('status')).toHaveTextContent(/^Nothing was sent/);
      expect(screen.getByText(/^Nothing was sent/)).not.toBe(before);
    }
    expect(screen.getByRole('button', { name: action })).toHaveFocus();
  });

  it('offers WhatsApp with what was typed, also what is typed after the press, and a call', async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '  Asha & Ravi');
    expect(screen.queryByRole('link', { name: 'Send this on WhatsApp' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: action }));
    expect(readMessage()).toMatch(/^Hello! /);
    expect(readMessage()).toContain('\nName: Asha & Ravi');
    expect(readMessage()).not.toContain('Email');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@example.com');
    expect(readMessage()).toContain('\nEmail: asha@example.com');
    const { display, address } = originalAgency.phones.india;
    const offers = within(screen.getByRole('status'));
    expect(offers.getByRole('link', { name: `Call ${display}` })).toHaveAttribute('href', address);
  });

  it('is sent nowhere by the browser before the script runs', () => {
    expect(screen.getByRole('form', { name })).toHaveAttribute('method', 'dialog');
  });

  it('is named, says that it is not connected, and asks by the right keyboard', () => {
    expect(screen.getByRole('form', { name })).toBeInTheDocument();
    expect(screen.getByText(/not connected/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
  });
});

it('writes every entry of a booking into the message, in the order of the fields', async () => {
  render(<BookingForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha Rao');
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2026-12-24T10:05' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Destination' }), 'Destination 2');
  await userEvent.type(screen.getByRole('textbox', { name: 'Special request' }), 'A window{Enter}for Ravi');
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(readMessage().split('\n')).toEqual([
    'Hello! I would like to book a tour.',
    'Name: Asha Rao',
    expect.stringMatching(/^Date and time: 24 December 2026.*10:05/),
    'Destination: Destination 2',
    'Special request: A window',
    'for Ravi',
  ]);
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
