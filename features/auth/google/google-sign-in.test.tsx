import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { done, failed, type Outcome } from '#features/auth/actions.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import type { IdentityProvider } from './google-identity.ts';
import { GoogleSignIn, findInAppBrowser } from './google-sign-in.tsx';

const warn = vi.fn<(...note: unknown[]) => void>();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn));
afterEach(() => {
  warn.mockReset();
});

function renderButton({ signIn = () => Promise.resolve('token'), ...rest }: Partial<IdentityProvider> = {}) {
  const identity = {
    prepare: vi.fn<IdentityProvider['prepare']>(rest.prepare ?? (() => Promise.resolve())),
    signIn: vi.fn<IdentityProvider['signIn']>(signIn),
  };
  const onToken = vi.fn<(idToken: string) => Promise<Outcome>>(() => Promise.resolve(done()));
  render(<GoogleSignIn identity={identity} onToken={onToken} />);
  return { identity, onToken };
}
const button = () => screen.getByRole('button');

/** Closes the popup: the page gets the focus again. */
const close = () =>
  act(() => {
    fireEvent.focus(window);
    vi.advanceTimersByTime(500);
  });

/** Two sign-ins that the test answers, and whose popups it closes. */
function openTwice() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const [first, second] = [deferred<string>(), deferred<string>()];
  const answers = [first, second];
  const { identity, onToken } = renderButton({
    signIn: () => answers.shift()?.promise ?? Promise.reject(new Error('third')),
  });
  return { identity, onToken, first, second };
}

describe('signing in with Google', () => {
  it('starts synchronously in the click, so that the browser allows the popup', async () => {
    const { identity } = renderButton({ signIn: () => deferred<string>().promise });
    button().addEventListener('click', () => expect(identity.signIn).not.toHaveBeenCalled());
    document.addEventListener('click', () => expect(identity.signIn).toHaveBeenCalledTimes(1), {
      once: true,
    });
    await userEvent.click(button());
  });

  it('runs once, says so, keeps the focus and only logs that its popup was closed', async () => {
    const popup = deferred<string>();
    const closed = new Error('auth/popup-closed-by-user');
    const { identity, onToken } = renderButton({ signIn: () => popup.promise });
    await userEvent.dblClick(button());
    expect(identity.signIn).toHaveBeenCalledTimes(1);
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Signing in...');
    popup.reject(closed);
    await expect.poll(() => button()).toBeEnabled();
    expect(button()).toHaveTextContent('Sign in with Google');
    await waitFor(() => expect(button()).toHaveFocus());
    expect(warn.mock.calls).toEqual([[expect.any(String), closed]]);
    expect(onToken).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  describe('after the popup was closed without an answer', () => {
    it('can be pressed again, but not while a token is on its way to the backend', async () => {
      const { onToken, first } = openTwice();
      onToken.mockReturnValue(new Promise(() => {}));
      await userEvent.click(button());
      close();
      expect(button()).toBeEnabled();
      await act(async () => first.resolve('late'));
      close();
      expect(button()).toBeDisabled();
    });

    it('still signs in when the token arrives later', async () => {
      const { onToken, first } = openTwice();
      const answer = deferred<Outcome>();
      onToken.mockReturnValue(answer.promise);
      await userEvent.click(button());
      close();
      await act(async () => first.resolve('late'));
      expect(onToken.mock.calls).toEqual([['late']]);
      expect(button()).toBeDisabled();
      await act(async () => answer.resolve(done()));
      expect(button()).toBeEnabled();
    });

    it('ignores the token of an older popup once it was pressed again', async () => {
      const { onToken, first, second } = openTwice();
      await userEvent.click(button());
      close();
      await userEvent.click(button());
      await act(async () => first.resolve('older'));
      expect(onToken).not.toHaveBeenCalled();
      expect(button()).toBeDisabled();
      await act(async () => second.resolve('newer'));
      expect(onToken.mock.calls).toEqual([['newer']]);
    });

    it('only logs that the older popup failed, and waits for the newer one', async () => {
      const { first } = openTwice();
      const cancelled = new Error('auth/cancelled-popup-request');
      await userEvent.click(button());
      close();
      await userEvent.click(button());
      await act(async () => first.reject(cancelled));
      expect(warn.mock.calls).toEqual([[expect.any(String), cancelled]]);
      expect(button()).toBeDisabled();
    });
  });

  it('only logs a refusal of the backend', async () => {
    const { onToken } = renderButton();
    onToken.mockResolvedValue({ ...failed(undefined), error: 'Google sign-in failed. Please try again.' });
    await userEvent.click(button());
    expect(warn.mock.calls).toEqual([[expect.any(String), 'Google sign-in failed. Please try again.']]);
    expect(screen.queryByText(/failed/)).toBeNull();
    expect(button()).toBeEnabled();
  });

  it('reports code that did not load only when it is pressed', async () => {
    const { identity } = renderButton({ prepare: () => Promise.reject(new Error('offline')) });
    await expect.poll(() => identity.prepare).toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a site without a Google project', () => {
  const text = /Sign-in with Google is not set up/;

  it('says so in the description of the button, announces it at each press, and stays usable', async () => {
    const onToken = vi.fn<(idToken: string) => Promise<Outcome>>();
    render(<GoogleSignIn identity={null} onToken={onToken} />);
    expect(button()).toHaveAccessibleDescription(text);
    for (const _ of [1, 2]) {
      const note = screen.getByText(text);
      await userEvent.click(button());
      expect(note).not.toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent(text);
    }
    expect(button()).toBeEnabled();
    expect(onToken).not.toHaveBeenCalled();
  });
});

describe('inside the browser of an app', () => {
  const title = 'Open in Chrome';

  it('says the way to Chrome above the button, which is described by it', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 11; wv) Instagram 355.0',
    );
    renderButton();
    const note = screen.getByRole('region', { name: title });
    expect(note).toHaveTextContent('You are inside Instagram');
    expect(note).toHaveTextContent(/three dots.*Open in external browser/);
    expect(note).toHaveTextContent(window.location.host);
    expect(button()).toHaveAccessibleDescription(title);
    expect(note.compareDocumentPosition(button()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(button()).toBeEnabled();
  });
});

const android =
  'Mozilla/5.0 (Linux; Android 11; Mi A3 Build/RKQ1.200903.002; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 14_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [
    'Instagram',
    `${android} Version/4.0 Chrome/131.0.6778.14 Mobile Safari/537.36 Instagram 355.0.0.37.103 Android (30/11; 320dpi)`,
  ],
  [
    'Facebook',
    `${android} Version/4.0 Chrome/93.0.4577.82 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/127.0.0.22.69;]`,
  ],
  ['Facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone13,3;FBMD/iPhone;FBSN/iOS;FBSV/14.5]`],
])('recognises the browser inside %s (%s)', (app, userAgent) => {
  expect(findInAppBrowser(userAgent)).toBe(app);
});

it.each([
  `${android} Chrome/131.0.0.0 Mobile Safari/537.36`,
  `${iPhone} Version/14.1 Mobile/15E148 Safari/604.1`,
  `${iPhone} CriOS/91.0.4472.80 Mobile/15E148 Safari/604.1`,
  '',
])('takes %j for a browser of its own', (userAgent) => {
  expect(findInAppBrowser(userAgent)).toBeNull();
});
