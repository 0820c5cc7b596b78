import { useSyncExternalStore } from 'react';

/** False in the markup of the server and in the render that hydrates it. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const subscribeToNothing = () => () => {};
