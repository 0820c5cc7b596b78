import type { StoredFormat } from './names.ts';

export const storedTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<StoredFormat, string>;
