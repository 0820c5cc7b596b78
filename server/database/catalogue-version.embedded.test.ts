import { beforeEach, expect, test, vi } from 'vitest';
import { incrementCatalogueVersion, watchCatalogue } from './catalogue-version.ts';
import { temporaryDatabase } from './testing/temporary-database.ts';
import { runWriteTransaction } from './transactions.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

test('notices a change by another process at the next poll, every 250 ms', async () => {
  const { db } = await temporaryDatabase();
  const timers = vi.getTimerCount();
  const watch = watchCatalogue(db);
  const before = await watch.read();
  await runWriteTransaction(db, incrementCatalogueVersion);
  vi.advanceTimersByTime(249);
  expect(watch.version()).toBe(before);
  vi.advanceTimersByTime(1);
  await expect.poll(() => watch.version()).not.toBe(before);
  watch.stop();
  expect(vi.getTimerCount()).toBe(timers);
});
