import type { CDPSession, Page } from '@playwright/test';
import type { Transfer } from './transfer-sizes.ts';

export interface RecordedTransfers {
  readonly transfers: () => readonly Transfer[];
  /** Waits until nothing has been requested for so many ms. */
  readonly waitUntilIdle: (page: Page, ms: number) => Promise<void>;
}

/** Records the requests of a page from now on. */
export async function recordTransfers(session: CDPSession): Promise<RecordedTransfers> {
  const open = new Map<string, Omit<Transfer, 'bytes'> & { headers: number }>();
  const done: Transfer[] = [];
  let startedAt: number | undefined;
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (!request.url.startsWith('http')) return;
    startedAt ??= timestamp;
    const requestedAt = (timestamp - startedAt) * 1000;
    open.set(requestId, { type: type ?? 'Other', address: request.url, requestedAt, headers: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = open.get(requestId);
    if (request) open.set(requestId, { ...request, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) done.push({ ...request, bytes: Math.max(0, encodedDataLength - request.headers) });
    open.delete(requestId);
    last = Date.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  await session.send('Network.enable');
  const quietSince = () => (open.size > 0 ? Date.now() : last);
  return {
    transfers: () => done,
    waitUntilIdle: async (page, ms) => {
      for (;;) {
        const left = quietSince() + ms - Date.now();
        if (left <= 0) return;
        await page.waitForTimeout(left);
      }
    },
  };
}
