import { useEffect, useRef } from 'react';

/** Calls the listener when the session has ended, before the redirect. @returns the function that unsubscribes */
export type OnSessionLost = (listener: () => void) => () => void;

/** Mount status of a form when an answer comes. */
export type Standing =
  | 'here'
  /** The form was left: only a toast can show the answer. */
  | 'left'
  /** The session has ended: the sign-in page gives the reason. */
  | 'signed-out';

/** @returns a function that reads the current status */
export function useStanding(onSessionLost: OnSessionLost): () => Standing {
  const standing = useRef<Standing>('left');

  useEffect(() => {
    standing.current = 'here';
    const stop = onSessionLost(() => (standing.current = 'signed-out'));
    return () => {
      stop();
      if (standing.current === 'here') standing.current = 'left';
    };
  }, [onSessionLost]);

  return () => standing.current;
}
