import { useEffect, useEffectEvent, useState } from 'react';

/** Holds a save back while chosen pictures are still being looked at, so that none of them is left out. */
export function useAfterPictures(save: () => Promise<void>) {
  const [taking, setTaking] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const goOn = useEffectEvent(() => void save().finally(() => setWaiting(false)));

  useEffect(() => {
    if (waiting && !taking) goOn();
  }, [waiting, taking]);

  return {
    /** Whether a save waits for them, or has just gone on. */
    waiting,
    onTaking: setTaking,
    send: (): void => {
      if (taking) setWaiting(true);
      else void save();
    },
  };
}
