import { useSyncExternalStore } from 'react';
import { runWhenIdle } from './run-when-idle.ts';
import { importModule } from './import-module.ts';

/** Imports code for many places of a page when it is idle; the hook gives undefined until then. */
export function createModuleHook<T>(load: () => Promise<T>): () => T | undefined {
  const listeners = new Set<() => void>();
  let loaded: T | undefined;
  let isRequested = false;

  async function loadModule() {
    loaded = await importModule(load);
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    if (!isRequested) runWhenIdle(() => void loadModule());
    isRequested = true;
    return () => void listeners.delete(listener);
  }
  const getModule = () => loaded;
  return () => useSyncExternalStore(subscribe, getModule, getServerModule);
}

const getServerModule = () => undefined;
