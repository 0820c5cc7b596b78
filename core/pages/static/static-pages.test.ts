import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '#features/shared/testing/deferred.ts';
import { loadReadingFont } from './static-pages.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

/** @returns a spy that is called when the wait is over */
function wait(load: FontFaceSet['load']) {
  const over = vi.fn<() => void>();
  void loadReadingFont({ load }).then(over);
  return over;
}

it('waits no longer than 400 ms', async () => {
  const over = wait(() => deferred<FontFace[]>().promise);
  await vi.advanceTimersByTimeAsync(399);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});

it('resolves when the font fails to load, and where fonts are not supported', async () => {
  const over = wait(() => Promise.reject(new Error('offline')));
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalled();
  await expect(loadReadingFont(undefined)).resolves.toBeUndefined();
});
