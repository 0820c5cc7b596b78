import { useSyncExternalStore, useDeferredValue } from 'react';

/** False in the markup of the server and in the render that hydrates it. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const subscribeToNothing = () => () => {};

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

/** Undefined in the first render of a part that follows a navigation; there in the markup of the server and its hydration. */
export function useAfterFirstPaint<T>(value: T): T | undefined {
  const isHydrated = useIsHydrated();
  return useDeferredValue(value, isHydrated ? undefined : value);
}

/** Whether the browser is set to save data (Save-Data, Network Information API); false on the server. */
export const savesData = (): boolean =>
  typeof navigator === 'object' &&
  'connection' in navigator &&
  Reflect.get(Object(navigator.connection), 'saveData') === true;
