import { useEffect, useEffectEvent, useState } from 'react';
import { plural } from '#features/shared/plural.ts';

/** How far the chosen files are that a form looks at. */
export interface Checking {
  readonly running: boolean;
  /** How many of the files chosen last could not be taken. */
  readonly refused: number;
}

/**
 * Holds a save back while chosen pictures are still being looked at, so that none of them is left out.
 * @param save is told what is wrong with the pictures chosen last, if somebody could not know it when sending
 */
export function useAfterPictures(save: (wrong: string | undefined) => Promise<void>) {
  const [checking, setChecking] = useState<Checking>({ running: false, refused: 0 });
  const [waiting, setWaiting] = useState(false);
  const { running, refused } = checking;
  const goOn = useEffectEvent(() => void save(wrongWith(refused)).finally(() => setWaiting(false)));

  useEffect(() => {
    if (waiting && !running) goOn();
  }, [waiting, running]);

  return {
    /** Whether a save waits for them, or has just gone on. */
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
