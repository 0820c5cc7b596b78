import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DetailState } from './detail-state.tsx';

it('shows that it is loading', () => {
  render(<DetailState text={undefined} />);
  expect(screen.getByText('Loading package...')).toBeVisible();
});

it('announces why there is no package and links to all packages', () => {
  render(<DetailState text="Package not found" />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Package not found$/);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/packages/all%20packages');
});
