import { useSyncExternalStore } from 'react';

/** `navigator.onLine` (HTML standard), kept current; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

function listen(listener: () => void) {
  for (const type of ['online', 'offline']) window.addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, listener);
  };
}
