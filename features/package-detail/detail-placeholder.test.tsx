import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DetailPlaceholder } from './detail-placeholder.tsx';

it('shows that it is loading', () => {
  render(<DetailPlaceholder text={undefined} />);
  expect(screen.getByText('Loading package...')).toBeVisible();
});

it('announces why there is no package and links to all packages', () => {
  render(<DetailPlaceholder text="Package not found" />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Package not found$/);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/packages/all%20packages');
});
