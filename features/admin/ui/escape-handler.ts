import type { KeyboardEvent } from 'react';

/** Closes a dialog on Escape, which Radix misses before its listener is attached and under a later toast. */
export const createEscapeHandler =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
