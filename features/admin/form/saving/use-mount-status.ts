import { useEffect, useRef } from 'react';

/** Calls the listener when the session has ended, before the redirect. @returns the function that unsubscribes */
export type OnSessionExpired = (listener: () => void) => () => void;

export type MountStatus =
  | 'mounted'
  /** The form was left: only a toast can show the answer. */
  | 'unmounted'
  /** The session has ended: the sign-in page gives the reason. */
  | 'signed-out';

export function useMountStatus(onSessionExpired: OnSessionExpired): () => MountStatus {
  const mountStatus = useRef<MountStatus>('unmounted');

  useEffect(() => {
    mountStatus.current = 'mounted';
    const unsubscribe = onSessionExpired(() => (mountStatus.current = 'signed-out'));
    return () => {
      unsubscribe();
      if (mountStatus.current === 'mounted') mountStatus.current = 'unmounted';
    };
  }, [onSessionExpired]);

  return () => mountStatus.current;
}
