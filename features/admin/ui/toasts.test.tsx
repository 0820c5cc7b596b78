import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createToastsStore, toastMs } from './toasts-store.ts';
import { Toasts } from './toasts.tsx';

function setup() {
  const toasts = createToastsStore();
  render(<Toasts store={toasts} />);
  const show = (text: string, ms: number = toastMs.usual) => {
    toasts.show({ text, tone: 'success', ms });
    return screen.findByText(text);
  };
  return { toasts, show };
}

describe('toasts', () => {
  it('are shown, several at once', async () => {
    const { show } = setup();
    await show('Package created successfully!');
    await show('Package deleted successfully!', toastMs.deletedPackage);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Package deleted successfully!')).toBeVisible();
  });

  it('can be closed', async () => {
    const { show, toasts } = setup();
    await show('Destination updated successfully!');
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(toasts.state.toasts).toEqual([]);
  });

  it('close when their time is over', async () => {
    const { toasts } = setup();
    toasts.show({ text: 'Destination created successfully!', tone: 'success', ms: 1 });
    await screen.findByText('Destination created successfully!');
    await expect.poll(() => toasts.state.toasts).toEqual([]);
  });
});
