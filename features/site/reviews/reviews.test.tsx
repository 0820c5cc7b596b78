import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Reviews } from './reviews.tsx';

beforeEach(() => {
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
});

it('marks an arrow at an end as disabled', () => {
  render(<Reviews />);
  expect(screen.getByRole('button', { name: 'Previous reviews' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Next reviews' })).toHaveAttribute('aria-disabled', 'false');
});
