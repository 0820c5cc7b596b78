import { useEffect, useRef, useState } from 'react';
import type { Codec } from './codec.ts';
import type { PictureItem } from './items.ts';
import { takePicture } from './take.ts';

type Change = (change: (items: readonly PictureItem[]) => readonly PictureItem[]) => void;

/** Takes chosen files in one after the other, and collects why some were refused. */
export function useTaking(value: readonly PictureItem[], onChange: Change, codec: Codec) {
  const [taking, setTaking] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const present = useRef(value);
  const turn = useRef(Promise.resolve());
  useEffect(() => {
    present.current = value;
  }, [value]);

  const takeOne = async (file: File) => {
    const taken = await takePicture(file, present.current, codec).catch(() => ({
      refused: `${file.name} cannot be read. It may be damaged.`,
    }));
    setTaking((left) => left - 1);
    if ('refused' in taken) {
      setRefusals((told) => [...told.filter((text) => text !== taken.refused), taken.refused]);
      return;
    }
    const { picture } = taken;
    // Known at once to the next file's check, before the page has rendered.
    present.current = [...present.current, picture];
    onChange((items) => [...items, picture]);
  };

  return {
    /** How many files are still to be looked at. */
    taking,
    /** Why files were not taken, each naming its file. */
    refusals,
    take: (files: readonly File[]): void => {
      setRefusals([]);
      setTaking((left) => left + files.length);
      for (const file of files) turn.current = turn.current.then(() => takeOne(file));
    },
    dismiss: () => setRefusals([]),
  };
}
