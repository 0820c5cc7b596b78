import { useEffect, useRef, useState } from 'react';
import type { Codec } from './codec.ts';
import type { PictureItem } from './picture-items.ts';
import { preparePicture } from './prepare-picture.ts';
import type { RejectedFile, PictureSize } from './validate-file.ts';

type Change = (change: (items: readonly PictureItem[]) => readonly PictureItem[]) => void;

/** @param kept what the backend keeps of a picture at most */
export function usePicturePreparation(
  value: readonly PictureItem[],
  onChange: Change,
  codec: Codec,
  kept: PictureSize | null = null,
) {
  const [preparingCount, setPreparingCount] = useState(0);
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const existing = useRef(value);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    existing.current = value;
  }, [value]);

  const prepareOne = async (file: File) => {
    const prepared = await preparePicture(file, existing.current, codec, kept).catch(() => ({
      rejected: 'damaged' as const,
    }));
    setPreparingCount((count) => count - 1);
    if ('rejected' in prepared) {
      setRejected((before) => [...before, { name: file.name, reason: prepared.rejected }]);
      return;
    }
    const { picture } = prepared;
    // The next file's check needs it before the next render.
    existing.current = [...existing.current, picture];
    onChange((items) => [...items, picture]);
  };

  return {
    preparingCount,
    rejected,
    addFiles: (files: readonly File[]): void => {
      // Earlier rejections stay while earlier files are still being checked.
      if (preparingCount === 0) setRejected([]);
      setPreparingCount((count) => count + files.length);
      for (const file of files) queue.current = queue.current.then(() => prepareOne(file));
    },
    dismiss: () => setRejected([]),
  };
}

/** Frees the memory of previews that are no longer among the items, and of all when the component goes. */
export function useRevokedPreviews(items: readonly PictureItem[]) {
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const now = new Set(items.flatMap((item) => (item.kind === 'new' ? [item.preview] : [])));
    for (const preview of previews.current) if (!now.has(preview)) URL.revokeObjectURL(preview);
    previews.current = now;
  }, [items]);
  useEffect(
    () => () => {
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );
}
