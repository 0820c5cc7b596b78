import { createHash } from 'node:crypto';
import type { ProcessPicture } from '#server/pictures/processing/process-picture.ts';

/** Encodes nothing: one small file a picture; `names` are those it was asked for. */
export function stubProcessor(): { readonly process: ProcessPicture; readonly names: readonly string[] } {
  const names: string[] = [];
  return {
    names,
    process: (bytes, name) => {
      names.push(name);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const variant = Buffer.from(`variant of ${name}`);
      return Promise.resolve({
        facts: { hash, width: 1600, height: 1067, color: '#b8105a' },
        files: [{ name: `${hash}-1600.jpg`, type: 'image/jpeg', bytes: variant }],
      });
    },
  };
}
