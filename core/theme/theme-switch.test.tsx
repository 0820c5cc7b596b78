import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { applyTheme } from './theme.ts';
import { ThemeSwitch } from './theme-switch.tsx';

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `
    <meta name="theme-color" data-theme-color="light" media="(prefers-color-scheme: light)" content="white">
    <meta name="theme-color" data-theme-color="dark" media="(prefers-color-scheme: dark)" content="black">`;
});
afterEach(() => {
  // A stub would never end this change.
  vi.unstubAllGlobals();
  applyTheme('system');
});

const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);

describe('the theme switch', () => {
  it('shows and stores a choice, and returns to the system theme', async () => {
    render(<ThemeSwitch />);
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(media()).toEqual(['not all', 'all']);
    await userEvent.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem('theme')).toBeNull();
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('has no transitions until the paint of the last of two changes', async () => {
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme-changes'));
    const frames = new Map<number, FrameRequestCallback>();
    let requested = 0;
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
      requested += 1;
      frames.set(requested, frame);
      return requested;
    });
    vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
    const paint = () => {
      const due = [...frames.values()];
      frames.clear();
      due.forEach((frame) => frame(0));
    };
    applyTheme('dark');
    paint();
    applyTheme('light');
    paint();
    expect(document.documentElement).toHaveAttribute('data-theme-changes');
    paint();
    expect(document.documentElement).not.toHaveAttribute('data-theme-changes');
  });

  it('uses the choice made before its code loaded, also instead of an earlier choice', () => {
    const page = document.createElement('div');
    document.body.append(page);
    onTestFinished(() => page.remove());
    page.innerHTML = renderToString(<ThemeSwitch />);
    applyTheme('light');
    within(page).getByRole('radio', { name: 'Dark' }).click();
    render(<ThemeSwitch />, { container: page, hydrate: true });
    expect(within(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('works where storage is forbidden', async () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    onTestFinished(() => forbidden.mockRestore());
    render(<ThemeSwitch />);
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  });

  it('follows another tab, and treats an unknown value as the system', async () => {
    render(<ThemeSwitch />);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(await screen.findByRole('radio', { name: 'Dark', checked: true })).toBeVisible();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: '<b>' }));
    expect(await screen.findByRole('radio', { name: 'System', checked: true })).toBeVisible();
  });
});
