import type { StoredFormat } from './picture-file-names.ts';

export const contentTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<StoredFormat, string>;
