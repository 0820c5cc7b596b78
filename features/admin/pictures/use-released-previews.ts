import { useEffect, useRef } from 'react';
import type { PictureItem } from './items.ts';

/** Revokes the object URLs of previews that are no longer shown, and all of them on unmount. */
export function useReleasedPreviews(shown: readonly PictureItem[]) {
  const held = useRef(new Set<string>());
  useEffect(() => {
    const now = new Set(shown.flatMap((item) => (item.kind === 'new' ? [item.preview] : [])));
    for (const preview of held.current) if (!now.has(preview)) URL.revokeObjectURL(preview);
    held.current = now;
  }, [shown]);
  useEffect(
    () => () => {
      for (const preview of held.current) URL.revokeObjectURL(preview);
    },
    [],
  );
}
