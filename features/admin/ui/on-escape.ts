import type { KeyboardEvent } from 'react';

/**
 * A handler of keys that answers Escape inside a dialog. Radix answers it itself, but not in the moment before its
 * listener stands, nor while a toast that came later is its topmost layer.
 */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
