import { useEffect, useId, useRef, useState } from 'react';
import { runWhenIdle } from '#features/shared/import-module.ts';
import { useRestoredFocus } from '#features/shared/ui/form/busy-button.tsx';
import { GoogleMark } from './google-mark.tsx';
import type { IdentityProvider } from './identity-provider.ts';
import { logFailure } from '#features/auth/log-failure.ts';
import type { Outcome } from '#features/auth/outcome.ts';
import * as styles from './google-sign-in.css.ts';

export interface GoogleSignInProps {
  /** Null without a Google project, which the button then says. */
  readonly identity: IdentityProvider | null;
  readonly onToken: (idToken: string) => Promise<Outcome>;
}

/**
 * Failures are only logged (specification, section 8). After a closed popup the button can be pressed again
 * at once; a late answer then still signs in, unless it was pressed again.
 */
export function GoogleSignIn({ identity, onToken }: GoogleSignInProps) {
  const [signingIn, setSigningIn] = useState(false);
  const newest = useRef<object | null>(null);
  const [asked, setAsked] = useState(0);
  const button = useRestoredFocus(signingIn);
  const note = useId();

  useEffect(() => {
    if (!identity) return;
    // A failure shows when the button is pressed, which tries again.
    runWhenIdle(() => void identity.prepare().catch(() => {}));
  }, [identity]);

  const signIn = async (from: IdentityProvider) => {
    const attempt = {};
    newest.current = attempt;
    const show = (busy: boolean) => {
      if (newest.current === attempt) setSigningIn(busy);
    };
    show(true);
    try {
      const idToken = await from.signIn(() => show(false));
      if (newest.current !== attempt) return;
      show(true);
      const outcome = await onToken(idToken);
      if (outcome.status === 'failed') logFailure('Google sign-in was refused.', outcome.error);
    } catch (cause) {
      logFailure('Google sign-in was not finished.', cause);
    } finally {
      show(false);
    }
  };

  const press = () => {
    if (!identity) setAsked(asked + 1);
    else void signIn(identity);
  };
  return (
    <div className={styles.box}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        disabled={signingIn}
        {...(!identity && { 'aria-describedby': note })}
        onClick={press}
      >
        <GoogleMark />
        {signingIn ? 'Signing in...' : 'Sign in with Google'}
      </button>
      {!identity && (
        <output id={note} className={styles.note[asked > 0 ? 'asked' : 'quiet']}>
          {/* A new element for each press, so that it is announced each time. */}
          <span key={asked}>
            Sign-in with Google is not set up on this site yet. You can look around and call us without it.
          </span>
        </output>
      )}
    </div>
  );
}
