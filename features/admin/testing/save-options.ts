import { vi } from 'vitest';
import type { SaveOptions } from '#features/admin/save-mutation.ts';

export function createSaveOptions() {
  const upload = new AbortController();
  return {
    signal: upload.signal,
    onProgress: vi.fn<SaveOptions['onProgress']>(),
    cancel: () => upload.abort(),
  };
}
