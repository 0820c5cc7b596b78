import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { RegisterPanel } from './register-panel.tsx';

function renderForm() {
  const location = memoryLocation({ path: '/sign-in', record: true });
  render(
    <Router hook={location.hook}>
      <RegisterPanel />
    </Router>,
  );
  return location;
}

it('asks for name, e-mail and a password that browsers can help with, and links to the home page', () => {
  renderForm();
  const help = ['Full Name', 'Email Address', 'Create Password'].map((label) => {
    const field = screen.getByLabelText(label);
    return [label, field.getAttribute('type'), field.getAttribute('autocomplete')];
  });
  expect(help).toEqual([
    ['Full Name', null, 'name'],
    ['Email Address', 'email', 'email'],
    ['Create Password', 'password', 'new-password'],
  ]);
  expect(screen.getByRole('link', { name: 'Back to main' })).toHaveAttribute('href', '/');
});

it('does nothing when filled in and sent: no call, no navigation, no reload', async () => {
  const calls = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', calls);
  const location = renderForm();
  await userEvent.type(screen.getByLabelText('Full Name'), 'Asha Rao{Enter}');
  await userEvent.type(screen.getByLabelText('Email Address'), 'asha@example.com{Enter}');
  await userEvent.type(screen.getByLabelText('Create Password'), 'a long enough one{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  // As a password manager may submit it; `false`: the default, leaving the page, is prevented.
  expect(fireEvent.submit(screen.getByRole('form', { name: 'New here?' }))).toBe(false);
  expect(calls).not.toHaveBeenCalled();
  expect(location.history).toEqual(['/sign-in']);
  expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Rao');
});

it('has nothing that submits it before the script runs, which would put the password into the address', () => {
  renderForm();
  for (const button of screen.getAllByRole('button')) expect(button).toHaveAttribute('type', 'button');
});
