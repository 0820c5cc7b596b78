import { useEffect, useId, useRef, useState } from 'react';
import { whenIdle } from '#features/shared/idle.ts';
import { useKeptFocus } from '#features/shared/ui/busy-button.tsx';
import { GoogleMark } from './google-mark.tsx';
import type { Identity } from './identity.ts';
import { logFailure } from './log-failure.ts';
import type { Outcome } from './outcome.ts';
import * as styles from './google-sign-in.css.ts';

export interface GoogleSignInProps {
  /** Null when the site has no Google project: the button then says so. */
  readonly identity: Identity | null;
  /** Signs in at our backend. @param idToken the identity provider's */
  readonly onToken: (idToken: string) => Promise<Outcome>;
}

/**
 * 'Sign in with Google'. What goes wrong, a closed popup included, is only logged (specification, sections 2
 * and 8), and the button can be pressed again: after a closed popup at once, before the answer of the provider. An
 * answer that comes then still signs in, unless the button has been pressed again.
 */
export function GoogleSignIn({ identity, onToken }: GoogleSignInProps) {
  const [signingIn, setSigningIn] = useState(false);
  const newest = useRef<object | null>(null);
  const [asked, setAsked] = useState(0);
  const button = useKeptFocus(signingIn);
  const note = useId();

  useEffect(() => {
    if (!identity) return;
    // A failure shows when the button is pressed, which tries again.
    whenIdle(() => void identity.prepare().catch(() => {}));
  }, [identity]);

  const signIn = async (from: Identity) => {
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
          {/* A new element for each press, so that it is read out each time. */}
          <span key={asked}>
            Sign-in with Google is not set up on this site yet. You can look around and call us without it.
          </span>
        </output>
      )}
    </div>
  );
}
