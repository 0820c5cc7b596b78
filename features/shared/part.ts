import { useSyncExternalStore } from 'react';
import { whenIdle } from './idle.ts';
import { retryImport } from './retry-import.ts';

/** Imports code for many places of a page when it is idle; the hook gives undefined until then. */
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
