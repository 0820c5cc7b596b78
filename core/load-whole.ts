import { browserStorage } from './session/browser-storage.ts';

/** The key in session storage: for which build and address the page was loaded whole. */
const storageKey = 'loaded-whole';

/** What loading a page whole needs of the browser. */
export interface WholePage {
  readonly location: Pick<Location, 'href' | 'reload'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly isOnline: () => boolean;
  readonly fetch: typeof globalThis.fetch;
}

const inBrowser = (): WholePage => ({
  location: window.location,
  storage: browserStorage('sessionStorage'),
  isOnline: () => navigator.onLine,
  fetch: (...request) => globalThis.fetch(...request),
});

/**
 * Loads the present address whole when its code did not arrive: after an upgrade, the files that a page opened
 * before it names may be gone. It does so once for an address and build, and only when the server answers for the
 * address, so that a lost connection ends at the page's own words.
 * @param cause why the code did not arrive; what is only slow would be slower still
 * @returns whether the page is being loaded
 */
export async function loadWholeOnce(cause: unknown, page = inBrowser()): Promise<boolean> {
  const { location, storage, isOnline, fetch } = page;
  const { href } = location;
  const mark = `${import.meta.url} ${href}`;
  if (isTimeout(cause) || !storage || !isOnline() || storage.getItem(storageKey) === mark) return false;
  try {
    const { ok } = await fetch(href, { method: 'HEAD', cache: 'no-store' });
    // The visitor may have gone on meanwhile.
    if (!ok || location.href !== href) return false;
    storage.setItem(storageKey, mark);
  } catch {
    // No connection, or a full storage, without which nothing would end the loading.
    return false;
  }
  location.reload();
  return true;
}

const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError';

/** Loads the address whole whenever the page boundary says that the code of a page is missing. @returns stops */
export function loadWholeWhenMissing(): () => void {
  window.addEventListener('page-missing', load);
  return () => window.removeEventListener('page-missing', load);
}

const load = (event: Event) => void loadWholeOnce(event instanceof CustomEvent ? event.detail : undefined);
