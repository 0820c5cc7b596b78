import { vi } from 'vitest';
import type { SendOptions } from '#features/admin/sender.ts';

export function sendOptions() {
  const upload = new AbortController();
  return {
    signal: upload.signal,
    onProgress: vi.fn<SendOptions['onProgress']>(),
    cancel: () => upload.abort(),
  };
}
