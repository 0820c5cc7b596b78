import { useEffect, useEffectEvent, useState } from 'react';
import { plural } from '#features/shared/text/format.ts';

export interface PictureCheck {
  readonly running: boolean;
  readonly rejected: number;
}

/** Delays a save until chosen pictures are checked; it gets an error text if it waited and files were rejected. */
export function useDeferredSave(save: (pictureError: string | undefined) => Promise<void>) {
  const [checking, setChecking] = useState<PictureCheck>({ running: false, rejected: 0 });
  const [waiting, setWaiting] = useState(false);
  const { running, rejected } = checking;
  const runDeferredSave = useEffectEvent(
    () => void save(describeRejected(rejected)).finally(() => setWaiting(false)),
  );

  useEffect(() => {
    if (waiting && !running) runDeferredSave();
  }, [waiting, running]);

  return {
    waiting,
    onChecking: setChecking,
    submit: (): void => {
      if (running) setWaiting(true);
      else void save(undefined);
    },
  };
}

const describeRejected = (rejected: number) =>
  rejected === 0
    ? undefined
    : `Not saved yet: ${plural(rejected, 'chosen file')} could not be added. Save again to go on without.`;
