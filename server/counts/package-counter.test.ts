import { beforeEach, expect, it, vi } from 'vitest';
import type { Log } from '#server/log.ts';
import { createPackageCounter } from './package-counter.ts';
import type { NewCount } from './stored-counts.ts';

beforeEach(() => void vi.useFakeTimers());

const midday = Date.UTC(2026, 10, 22, 6, 30);

function setup() {
  const store = vi.fn<(counts: readonly NewCount[]) => Promise<void>>().mockResolvedValue();
  const error = vi.fn<Log['error']>();
  let time = midday;
  const counter = createPackageCounter({ store, clock: { now: () => time }, log: { error } });
  const written = () => store.mock.calls.map(([counts]) => counts);
  return { counter, store, error, written, setTime: (now: number) => (time = now) };
}

const day = '2026-11-22';

it('writes every ten seconds what was counted meanwhile, and nothing when nothing was', async () => {
  const { counter, written } = setup();
  counter.start();
  for (const event of ['open', 'open', 'call'] as const) counter.count({ event, id: 'goa' });
  counter.count({ event: 'open', id: 'kerala' });
  await vi.advanceTimersByTimeAsync(9999);
  expect(written()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written()).toEqual([
    [
      { day, id: 'goa', event: 'open', count: 2 },
      { day, id: 'goa', event: 'call', count: 1 },
      { day, id: 'kerala', event: 'open', count: 1 },
    ],
  ]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(written()).toHaveLength(1);
  await counter.stop();
});

it('counts under the day in India at the time of the event', async () => {
  const { counter, written, setTime } = setup();
  setTime(Date.UTC(2026, 10, 22, 18, 29, 59));
  counter.count({ event: 'open', id: 'goa' });
  setTime(Date.UTC(2026, 10, 22, 18, 30));
  counter.count({ event: 'open', id: 'goa' });
  await counter.write();
  expect(written()[0]?.map((count) => count.day)).toEqual(['2026-11-22', '2026-11-23']);
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
