import { beforeEach, expect, it, vi } from 'vitest';
import { createBrowserStorage } from './shortlist-storage.ts';

beforeEach(() => localStorage.clear());

function refuse(): never {
  throw new DOMException('forbidden', 'SecurityError');
}

it('stores a text in the browser', () => {
  expect(createBrowserStorage(window).read()).toBeNull();
  expect(createBrowserStorage(window).write('a list')).toBe(true);
  expect(createBrowserStorage(window).read()).toBe('a list');
});

it('returns false when storage is forbidden, and never throws', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const storage = createBrowserStorage(window);
  expect(storage.write('a list')).toBe(false);
  expect(storage.read()).toBeNull();
});

it('calls back for other tabs, cleared storage and a page restored from the back/forward cache, and nothing else', () => {
  const heard = vi.fn<() => void>();
  const stop = createBrowserStorage(window).listen(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  expect(heard).toHaveBeenCalledTimes(3);
});

it('is empty where there is no browser', () => {
  const storage = createBrowserStorage(undefined);
  expect(storage.read()).toBeNull();
  expect(storage.write('a list')).toBe(false);
  storage.listen(() => {})();
});
