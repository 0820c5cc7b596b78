import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { runWhenIdle } from '#features/shared/import-module.ts';
import { useRestoredFocus } from '#features/shared/ui/form/busy-button.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import { GoogleMark } from './google-mark.tsx';
import type { IdentityProvider } from './identity-provider.ts';
import { findInAppBrowser } from './in-app-browser.ts';
import { OpenInChrome } from './open-in-chrome.tsx';
import { logFailure } from '#features/auth/log-failure.ts';
import type { Outcome } from '#features/auth/outcome.ts';
import * as styles from './google-sign-in.css.ts';

export interface GoogleSignInProps {
  /** Null without a Google project, which the button then says. */
  readonly identity: IdentityProvider | null;
  readonly onToken: (idToken: string) => Promise<Outcome>;
}

/** Failures are only logged (specification, section 8). A late answer signs in unless pressed again. */
export function GoogleSignIn({ identity, onToken }: GoogleSignInProps) {
  const [signingIn, setSigningIn] = useState(false);
  const latestAttempt = useRef<object | null>(null);
  const [pressCount, setPressCount] = useState(0);
  const button = useRestoredFocus(signingIn);
  const noteId = useId();
  const wayOutId = useId();
  const app = useInAppBrowser();

  useEffect(() => {
    if (!identity) return;
    // A failure shows when the button is pressed, which tries again.
    runWhenIdle(() => void identity.prepare().catch(() => {}));
  }, [identity]);

  const signIn = async (provider: IdentityProvider) => {
    const attempt = {};
    latestAttempt.current = attempt;
    const setBusy = (busy: boolean) => {
      if (latestAttempt.current === attempt) setSigningIn(busy);
    };
    setBusy(true);
    try {
      const idToken = await provider.signIn(() => setBusy(false));
      if (latestAttempt.current !== attempt) return;
      setBusy(true);
      const outcome = await onToken(idToken);
      if (outcome.status === 'failed') logFailure('Google sign-in was refused.', outcome.error);
    } catch (cause) {
      logFailure('Google sign-in was not finished.', cause);
    } finally {
      setBusy(false);
    }
  };

  const onPress = () => {
    if (!identity) setPressCount(pressCount + 1);
    else void signIn(identity);
  };
  return (
    <div className={styles.box}>
      {app && <OpenInChrome id={wayOutId} app={app} />}
      <button
        ref={button}
        type="button"
        className={styles.button}
        disabled={signingIn}
        aria-describedby={classes(app ? wayOutId : undefined, identity ? undefined : noteId) || undefined}
        onClick={onPress}
      >
        <GoogleMark />
        {signingIn ? 'Signing in...' : 'Sign in with Google'}
      </button>
      {!identity && (
        <output id={noteId} className={styles.note[pressCount > 0 ? 'pressed' : 'initial']}>
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
const useInAppBrowser = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => findInAppBrowser(navigator.userAgent),
    () => null,
  );

const subscribeToNothing = () => () => {};
