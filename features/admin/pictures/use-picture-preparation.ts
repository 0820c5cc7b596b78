import { useEffect, useRef, useState } from 'react';
import type { Codec } from './codec.ts';
import type { PictureItem } from './picture-items.ts';
import type { RejectedFile } from './rejected-files.ts';
import { preparePicture } from './prepare-picture.ts';

type Change = (change: (items: readonly PictureItem[]) => readonly PictureItem[]) => void;

/** Adds chosen files one after the other, and collects the refused ones. */
export function usePicturePreparation(value: readonly PictureItem[], onChange: Change, codec: Codec) {
  const [taking, setTaking] = useState(0);
  const [refused, setRefused] = useState<readonly RejectedFile[]>([]);
  const present = useRef(value);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    present.current = value;
  }, [value]);

  const prepareOne = async (file: File) => {
    const taken = await preparePicture(file, present.current, codec).catch(() => ({
      refused: 'damaged' as const,
    }));
    setTaking((left) => left - 1);
    if ('refused' in taken) {
      setRefused((before) => [...before, { name: file.name, reason: taken.refused }]);
      return;
    }
    const { picture } = taken;
    // The next file's check needs it before the next render.
    present.current = [...present.current, picture];
    onChange((items) => [...items, picture]);
  };

  return {
    taking,
    refused,
    take: (files: readonly File[]): void => {
      // Earlier refusals stay while earlier files are still being checked.
      if (taking === 0) setRefused([]);
      setTaking((left) => left + files.length);
      for (const file of files) queue.current = queue.current.then(() => prepareOne(file));
    },
    dismiss: () => setRefused([]),
  };
}
