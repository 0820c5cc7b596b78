import { useSyncExternalStore } from 'react';
import { whenIdle } from './idle.ts';
import { retryImport } from './retry-import.ts';

/**
 * Code that many places of a page show as soon as it has come: fetched once, when the first of them stands
 * on a page that has been painted and is idle. What does not arrive is tried again.
 * @returns a hook; undefined until then, and on a server
 */
export function createPart<T>(load: () => Promise<T>): () => T | undefined {
  const listeners = new Set<() => void>();
  let loaded: T | undefined;
  let asked = false;

  async function ask() {
    loaded = await retryImport(load);
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    if (!asked) whenIdle(() => void ask());
    asked = true;
    return () => void listeners.delete(listener);
  }
  const read = () => loaded;
  return () => useSyncExternalStore(subscribe, read, none);
}

const none = () => undefined;
