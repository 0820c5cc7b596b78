import { useEffect, useEffectEvent, useState } from 'react';
import { plural } from '#features/shared/plural.ts';

export interface Checking {
  readonly running: boolean;
  readonly refused: number;
}

/** Delays a save until chosen pictures are checked; it gets an error text if it waited and files were refused. */
export function useAfterPictures(save: (wrong: string | undefined) => Promise<void>) {
  const [checking, setChecking] = useState<Checking>({ running: false, refused: 0 });
  const [waiting, setWaiting] = useState(false);
  const { running, refused } = checking;
  const goOn = useEffectEvent(() => void save(wrongWith(refused)).finally(() => setWaiting(false)));

  useEffect(() => {
    if (waiting && !running) goOn();
  }, [waiting, running]);

  return {
    /** True while a save waits for the check, and until that save has ended. */
    waiting,
    onChecking: setChecking,
    send: (): void => {
      if (running) setWaiting(true);
      else void save(undefined);
    },
  };
}

const wrongWith = (refused: number) =>
  refused === 0
    ? undefined
    : `Not saved yet: ${plural(refused, 'chosen file')} could not be added. Save again to go on without.`;
