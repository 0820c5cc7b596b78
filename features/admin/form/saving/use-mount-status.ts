import { useEffect, useRef } from 'react';

/** Calls the listener when the session has ended, before the redirect. @returns the function that unsubscribes */
export type OnSessionExpired = (listener: () => void) => () => void;

/** Mount status of a form when an answer comes. */
export type MountStatus =
  | 'here'
  /** The form was left: only a toast can show the answer. */
  | 'left'
  /** The session has ended: the sign-in page gives the reason. */
  | 'signed-out';

/** @returns a function that reads the current status */
export function useMountStatus(onSessionExpired: OnSessionExpired): () => MountStatus {
  const mountStatus = useRef<MountStatus>('left');

  useEffect(() => {
    mountStatus.current = 'here';
    const stop = onSessionExpired(() => (mountStatus.current = 'signed-out'));
    return () => {
      stop();
      if (mountStatus.current === 'here') mountStatus.current = 'left';
    };
  }, [onSessionExpired]);

  return () => mountStatus.current;
}
