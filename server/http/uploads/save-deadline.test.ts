import { expect, it, onTestFinished, vi } from 'vitest';
import { createSaveDeadline } from './save-deadline.ts';

it('lets any number of saves wait for the same cancellation, without a warning', async () => {
  const onWarning = vi.fn<(warning: Error) => void>();
  process.on('warning', onWarning);
  onTestFinished(() => void process.off('warning', onWarning));
  const cancellation = new AbortController();
  const deadlines = Array.from({ length: 20 }, () => createSaveDeadline(60_000, cancellation.signal));
  await new Promise(setImmediate);
  expect(onWarning).not.toHaveBeenCalled();
  cancellation.abort();
  expect(deadlines.every(({ signal }) => signal.aborted)).toBe(true);
  for (const { clear } of deadlines) clear();
});
