import { Provider, Root as Toast, Viewport } from '@radix-ui/react-toast';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmQuestion } from './dialog.tsx';

const question: ConfirmQuestion = {
  title: 'Are you sure you want to delete this package?',
  description: 'Backwaters and tea hills',
  confirm: 'Delete',
};

function Page({ onConfirm }: { readonly onConfirm: () => void }) {
  const [shownQuestion, setQuestion] = useState<ConfirmQuestion | null>(null);
  return (
    <>
      <button type="button" onClick={() => setQuestion(question)}>
        Delete
      </button>
      <ConfirmDialog question={shownQuestion} onConfirm={onConfirm} onCancel={() => setQuestion(null)} />
    </>
  );
}

async function openDialog() {
  const onConfirm = vi.fn<() => void>();
  render(<Page onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('alertdialog', { name: question.title });
  return { onConfirm, dialog };
}

describe('a question before something final', () => {
  it('is shown word for word with Cancel in focus, is cancelled by Escape, and returns the focus', async () => {
    const { onConfirm, dialog } = await openDialog();
    expect(dialog).toHaveAccessibleDescription('Backwaters and tea hills');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is cancelled by Escape also under a later toast', async () => {
    await openDialog();
    render(
      <Provider>
        <Toast open>Saved</Toast>
        <Viewport />
      </Provider>,
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is confirmed by its button only', async () => {
    const { onConfirm } = await openDialog();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
