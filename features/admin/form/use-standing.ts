import { useEffect, useRef } from 'react';

/** Tells, before the page is left for it, that the session has ended. @returns stops telling */
export type OnSessionLost = (listener: () => void) => () => void;

/** Where a form is when the answer to it comes. */
export type Standing =
  | 'here'
  /** Left for something else, which shows nothing of the answer. */
  | 'left'
  /** The session has ended, and led to the sign-in, which says enough. */
  | 'signed-out';

/** @returns tells where the form is at the moment of asking */
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
