import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UploadProgress } from './form-layout.tsx';

const megabyte = 1024 * 1024;

it('the progress of an upload is shown, and it can be cancelled until the server has all of it', async () => {
  const onCancel = vi.fn<() => void>();
  const show = (sent: number) => (
    <UploadProgress progress={{ sent, total: 8 * megabyte }} onCancel={onCancel} />
  );
  const { rerender } = render(show(2 * megabyte));
  expect(screen.getByText('Sending: 2.0 of 8.0 MB')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('value', '0.25');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  rerender(show(8 * megabyte));
  expect(screen.getByRole('status')).toHaveTextContent('Preparing the pictures on the server…');
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
