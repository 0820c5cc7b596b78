import { useState } from 'react';

/**
 * A second task is ignored while one runs.
 * @returns `begin` calls its argument synchronously, so that a popup opens inside the click; it must not
 * reject
 */
export function usePending(): readonly [pending: boolean, begin: (act: () => Promise<void>) => void] {
  const [pending, setPending] = useState(false);
  const begin = (act: () => Promise<void>) => {
    if (pending) return;
    setPending(true);
    void act().finally(() => setPending(false));
  };
  return [pending, begin];
}
