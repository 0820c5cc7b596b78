import { useEffect, useId, useRef, useState } from 'react';
import type { Outcome } from '#features/auth/actions.ts';
import * as styles from '#features/auth/forms/form.css.ts';
import { useIsHydrated } from '#features/shared/browser-state.ts';
import { waitForIdle } from '#features/shared/loading.tsx';
import { logFailure } from '#features/shared/read-answer.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { useRestoredFocus } from '#features/shared/ui/form/busy-button.tsx';
import { notice, soft, stack, typography } from '#styles/recipes.css.ts';
import type { IdentityProvider } from './google-identity.ts';

export interface GoogleSignInProps {
  /** Null without a Google project, which the button then says. */
  readonly identity: IdentityProvider | null;
  readonly onToken: (idToken: string) => Promise<Outcome>;
}

/** Milliseconds in which the answer of a popup that closed itself usually arrives. */
const closeDelay = 500;

/** Failures are only logged (specification, section 8). A late answer signs in unless pressed again. */
export function GoogleSignIn({ identity, onToken }: GoogleSignInProps) {
  const [waitsFor, setWaitsFor] = useState<'popup' | 'server'>();
  const signingIn = waitsFor !== undefined;
  const latestAttempt = useRef<object | null>(null);
  const [pressCount, setPressCount] = useState(0);
  const button = useRestoredFocus(signingIn);
  const noteId = useId();
  const wayOutId = useId();
  const app = useInAppBrowser();

  useEffect(() => {
    // A failure shows when the button is pressed, which tries again.
    if (identity)
      void waitForIdle()
        .then(() => identity.prepare())
        .catch(() => {});
  }, [identity]);

  useEffect(() => {
    if (waitsFor !== 'popup') return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // No event says that a popup was closed, which Firebase finds out 8 s later, but the page gets the focus again.
    const onFocus = () => {
      timer = setTimeout(() => setWaitsFor(undefined), closeDelay);
    };
    window.addEventListener('focus', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      clearTimeout(timer);
    };
  }, [waitsFor]);

  const signIn = async (provider: IdentityProvider) => {
    const attempt = {};
    latestAttempt.current = attempt;
    setWaitsFor('popup');
    try {
      const idToken = await provider.signIn();
      if (latestAttempt.current !== attempt) return;
      setWaitsFor('server');
      const outcome = await onToken(idToken);
      if (outcome.status === 'failed') logFailure('Google sign-in was refused.', outcome.error);
    } catch (cause) {
      logFailure('Google sign-in was not finished.', cause);
    } finally {
      if (latestAttempt.current === attempt) setWaitsFor(undefined);
    }
  };

  const onPress = () => {
    if (!identity) setPressCount(pressCount + 1);
    else void signIn(identity);
  };
  return (
    <div className={stack.x3}>
      {app && <OpenInChrome id={wayOutId} app={app} />}
      <Button
        tone="line"
        ref={button}
        className={styles.googleButton}
        disabled={signingIn}
        aria-describedby={classes(app ? wayOutId : undefined, identity ? undefined : noteId) || undefined}
        onClick={onPress}
      >
        <GoogleMark />
        {signingIn ? 'Signing in...' : 'Sign in with Google'}
      </Button>
      {!identity && (
        <output id={noteId} className={classes(typography.small, pressCount > 0 ? notice.danger : soft)}>
          {/* A new element for each press, so that it is announced each time. */}
          <span key={pressCount}>
            Sign-in with Google is not set up on this site yet. You can look around and call us without it.
          </span>
        </output>
      )}
    </div>
  );
}

/** The server renders one page for all browsers. */
const useInAppBrowser = () => (useIsHydrated() ? findInAppBrowser(navigator.userAgent) : null);

/** Unchanged, as Google's guidelines require (developers.google.com/identity/branding-guidelines). */
function GoogleMark() {
  return (
    <svg width={20} height={20} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}

interface OpenInChromeProps {
  readonly id: string;
  readonly app: InAppBrowser;
}

/** Says the way only: since the end of 2024 these apps follow no link to another browser (shalanah/inapp-debugger#11). */
function OpenInChrome({ id, app }: OpenInChromeProps) {
  const { host, pathname } = window.location;
  return (
    <section aria-labelledby={id} className={classes(notice.marigold, stack.x2)}>
      <h3 id={id}>Open in Chrome</h3>
      <p>You are inside {app}, where Google’s window does not open. The way out:</p>
      <ol className={classes(stack.x1, styles.chromeSteps)}>
        <li>Press the three dots in the corner of the screen.</li>
        <li>Choose “Open in Chrome”, or “Open in external browser”.</li>
        <li>Sign in there.</li>
      </ol>
      <p>
        Or type this address in Chrome: <b className={styles.chromeAddress}>{host + pathname}</b>
      </p>
    </section>
  );
}

/** The app in whose own browser the page is; Google signs nobody in there (its error `disallowed_useragent`). */
type InAppBrowser = 'Instagram' | 'Facebook';

/** By the marks of both apps in the user agent; Messenger carries those of Facebook. @returns null for a browser */
export function findInAppBrowser(userAgent: string): InAppBrowser | null {
  if (/\bInstagram\b/.test(userAgent)) return 'Instagram';
  return /\bFB(?:AN|AV|_IAB)\//.test(userAgent) ? 'Facebook' : null;
}
