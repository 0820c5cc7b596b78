import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PasswordField, TextField } from './field.tsx';

describe('a field', () => {
  it('is described by its hint and its error, and is marked as invalid', () => {
    render(<TextField label="Days" hint="At least one" error="Days is required" />);
    const days = screen.getByRole('textbox', { name: 'Days' });
    expect(days).toHaveAccessibleDescription('At least one Days is required');
    expect(days).toBeInvalid();
  });

  it('has no description without hint and error', () => {
    render(<TextField label="Days" error="" />);
    const days = screen.getByRole('textbox', { name: 'Days' });
    expect(days).not.toHaveAttribute('aria-describedby');
    expect(days).toBeValid();
  });
});

it('hides the entry until it is toggled, and preserves it', async () => {
  render(<PasswordField label="New password" name="password" autoComplete="new-password" />);
  const field = screen.getByLabelText('New password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.type(field, 'rain on the coast');
  await userEvent.click(screen.getByRole('button', { name: 'Show new password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('rain on the coast');
  await userEvent.click(screen.getByRole('button', { name: 'Hide new password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('does not send its form when it is shown', async () => {
  let sent = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <PasswordField label="Password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(sent).toBe(0);
});
