import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DetailPlaceholder } from './detail-placeholder.tsx';

it('shows that it is loading', () => {
  render(<DetailPlaceholder />);
  expect(screen.getByText('Loading package...')).toBeVisible();
});

it('announces why there is no package, gives advice, tries again and links to all packages', async () => {
  const retry = vi.fn<() => void>();
  render(<DetailPlaceholder text="Package not found" advice="It may have left our list." onRetry={retry} />);
  expect(screen.getByText('It may have left our list.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Package not found$/);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/packages/all%20packages');
});
