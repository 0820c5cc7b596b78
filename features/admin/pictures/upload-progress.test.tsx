import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UploadProgress } from './upload-progress.tsx';

const megabyte = 1024 * 1024;

describe('the progress of an upload', () => {
  it('is shown, and the upload can be cancelled', async () => {
    const onCancel = vi.fn<() => void>();
    render(
      <UploadProgress
        progress={{ sent: 2 * megabyte, total: 8 * megabyte }}
        part={1}
        parts={1}
        onCancel={onCancel}
      />,
    );
    expect(screen.getByText('Sending: 2.0 of 8.0 MB')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('value', '0.25');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('says that the server is at work once all is sent, and can no longer be cancelled', () => {
    render(
      <UploadProgress
        progress={{ sent: megabyte, total: megabyte }}
        part={1}
        parts={1}
        onCancel={() => undefined}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Preparing the pictures on the server…');
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('names the call under way where there are several', () => {
    const progress = { sent: 2 * megabyte, total: 8 * megabyte };
    render(<UploadProgress progress={progress} part={2} parts={3} onCancel={() => undefined} />);
    expect(screen.getByText('Part 2 of 3. Sending: 2.0 of 8.0 MB')).toBeVisible();
  });
});
