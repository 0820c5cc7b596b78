import { expect, it, vi } from 'vitest';
import { createPackageCounter } from './package-counter.ts';
import type { NewCount } from './stored-counts.ts';

function setup() {
  vi.useFakeTimers();
  const store = vi.fn<(counts: readonly NewCount[]) => Promise<void>>().mockResolvedValue();
  const clock = { now: () => Date.UTC(2026, 10, 22, 6, 30) };
  const counter = createPackageCounter({ store, clock, log: { error: () => undefined } });
  return { counter, store, written: () => store.mock.calls.map(([counts]) => counts) };
}

const day = '2026-11-22';

it('writes every ten seconds what was counted meanwhile, and nothing when nothing was', async () => {
  const { counter, written } = setup();
  counter.start();
  for (const event of ['open', 'open', 'call'] as const) counter.count({ event, id: 'goa' });
  counter.count({ event: 'open', id: 'kerala' });
  await vi.advanceTimersByTimeAsync(9999);
  expect(written()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_001);
  expect(written()).toEqual([
    [
      { day, id: 'goa', event: 'open', count: 2 },
      { day, id: 'goa', event: 'call', count: 1 },
      { day, id: 'kerala', event: 'open', count: 1 },
    ],
  ]);
  await counter.stop();
});

it('writes at a stop what was counted, also during a write that then fails', async () => {
  const { counter, store, written } = setup();
  counter.start();
  store.mockImplementationOnce(
    () => new Promise((_, reject) => setTimeout(() => reject(new Error('connection lost')), 500)),
  );
  counter.count({ event: 'open', id: 'goa' });
  const writing = counter.write();
  counter.count({ event: 'call', id: 'goa' });
  const stopped = counter.stop();
  expect(written()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all([writing, stopped]);
  expect(written()[1]).toEqual([
    { day, id: 'goa', event: 'call', count: 1 },
    { day, id: 'goa', event: 'open', count: 1 },
  ]);
  expect(vi.getTimerCount()).toBe(0);
});
