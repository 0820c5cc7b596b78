import type { StoredFormat } from './names.ts';

/** What each stored kind of file is served as. */
export const storedTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<StoredFormat, string>;
