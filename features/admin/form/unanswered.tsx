import { useState } from 'react';
import { useOnline } from '#features/shared/browser-state.ts';
import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './error-summary.css.ts';

interface UnansweredProps {
  /** Whether this device keeps what is typed. */
  readonly isDraftSaved: boolean;
}

/** Beside the text of a save that got no answer: why, that nothing is lost, and the way to repeat it. */
export function Unanswered({ isDraftSaved }: UnansweredProps) {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  const kept = `What you typed is still here${isDraftSaved ? ', and kept on this device' : ''}.`;
  if (!isOnline) return <p>{` There is no connection. ${kept} You can try again once it is back.`}</p>;
  const reason = wasOffline
    ? 'The connection is back.'
    : 'There was no answer. The connection may be lost or very slow.';
  return (
    <>
      <p>{` ${reason} ${kept}`}</p>
      <Button tone="banyan" type="submit" className={styles.tryAgain}>
        Try again
      </Button>
    </>
  );
}
