import { browserStorage } from '#core/browser-storage.ts';

/** Key in session storage; the value is the build and address that were last reloaded. */
const storageKey = 'loaded-whole';

export interface ReloadDeps {
  readonly location: Pick<Location, 'href' | 'reload'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly isOnline: () => boolean;
  readonly fetch: typeof globalThis.fetch;
}

const createBrowserDeps = (): ReloadDeps => ({
  location: window.location,
  storage: browserStorage('sessionStorage'),
  isOnline: () => navigator.onLine,
  fetch: (...request) => globalThis.fetch(...request),
});

/** Once for an address and build, if the server answers, not after a timeout. @returns whether it reloads */
export async function reloadOnce(cause: unknown, deps = createBrowserDeps()): Promise<boolean> {
  const { location, storage, isOnline, fetch } = deps;
  const { href } = location;
  const mark = `${import.meta.url} ${href}`;
  if (isTimeout(cause) || !storage || !isOnline() || storage.getItem(storageKey) === mark) return false;
  try {
    const { ok } = await fetch(href, { method: 'HEAD', cache: 'no-store' });
    // The visitor may have navigated meanwhile.
    if (!ok || location.href !== href) return false;
    storage.setItem(storageKey, mark);
  } catch {
    // No connection, or a full storage, without which reloading would not end.
    return false;
  }
  location.reload();
  return true;
}

const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError';

export function reloadOnMissingChunk(): () => void {
  window.addEventListener('page-missing', onPageMissing);
  return () => window.removeEventListener('page-missing', onPageMissing);
}

const onPageMissing = (event: Event) =>
  void reloadOnce(event instanceof CustomEvent ? event.detail : undefined);
