import { useEffect, useRef } from 'react';
import type { PictureItem } from './picture-items.ts';

/** Revokes the object URLs of previews that are no longer shown, and all of them on unmount. */
export function useRevokedPreviews(shown: readonly PictureItem[]) {
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const now = new Set(shown.flatMap((item) => (item.kind === 'new' ? [item.preview] : [])));
    for (const preview of previews.current) if (!now.has(preview)) URL.revokeObjectURL(preview);
    previews.current = now;
  }, [shown]);
  useEffect(
    () => () => {
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );
}
