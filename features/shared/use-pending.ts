import { useState } from 'react';

/**
 * One thing at a time: whether it is under way, and begins it. What is begun meanwhile is ignored.
 * @returns `begin` runs its argument at once, so that a popup still opens straight from a click; it must not reject
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
