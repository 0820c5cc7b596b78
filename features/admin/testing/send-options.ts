import { vi } from 'vitest';
import type { SendOptions } from '#features/admin/sender.ts';

/** How a form follows what it sends; `cancel` gives it up. */
export function sendOptions() {
  const upload = new AbortController();
  return {
    signal: upload.signal,
    onProgress: vi.fn<SendOptions['onProgress']>(),
    cancel: () => upload.abort(),
  };
}
