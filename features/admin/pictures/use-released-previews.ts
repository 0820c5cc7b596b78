import { useEffect, useRef } from 'react';
import type { PictureItem } from './items.ts';

/** Gives the memory of previews back once no picture shows them any more, and of all when the form goes. */
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
