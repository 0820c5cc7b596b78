import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPopupClosed, reportPopups } from './popup-window.ts';

function setupPopup() {
  const popup = { closed: false };
  const onClosed = vi.fn<() => void>();
  return { popup, onClosed, stop: onPopupClosed(popup, onClosed) };
}

describe('waiting for a popup to be closed', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('calls back once, half a second later, since a popup also closes by itself before the answer', () => {
    const { popup, onClosed } = setupPopup();
    vi.advanceTimersByTime(60_000);
    popup.closed = true;
    vi.advanceTimersByTime(499);
    expect(onClosed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(101);
    expect(onClosed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['open', 0, false],
    ['closed', 200, true],
  ])('does not call back after it was stopped while the popup is %s', (_, elapsed, closed) => {
    const { popup, onClosed, stop } = setupPopup();
    popup.closed = closed;
    vi.advanceTimersByTime(elapsed);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(onClosed).not.toHaveBeenCalled();
  });
});

describe('a resolver that reports its popups', () => {
  const opened: { readonly window: { readonly closed: boolean } | null } = { window: { closed: false } };

  class Resolver {
    readonly calls: unknown[] = [];

    _openPopup(...call: readonly unknown[]) {
      this.calls.push(call);
      return Promise.resolve(opened);
    }
  }

  it('opens the popup synchronously, as the resolver does, and reports its window with the provider', async () => {
    const report = vi.fn<(provider: object, popup: { readonly closed: boolean }) => void>();
    const Reporting = reportPopups(Resolver, report);
    const resolver = new Reporting();
    const provider = {};
    const opening = resolver._openPopup('auth', provider, 'signInViaPopup', 'event');
    expect(resolver).toHaveProperty('calls', [['auth', provider, 'signInViaPopup', 'event']]);
    expect(await opening).toBe(opened);
    expect(report.mock.calls).toEqual([[provider, opened.window]]);
  });
});
