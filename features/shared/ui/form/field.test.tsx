import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextField } from './field.tsx';

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
