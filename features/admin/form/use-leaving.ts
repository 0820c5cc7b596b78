import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface LeaveGuard {
  /** Whether entries would be lost; called at each attempt to leave. */
  readonly needed: () => boolean;
  /** Asks the user. @param go leaves the page */
  readonly ask: (go: () => void) => void;
}

/** Blocks links, Back and Forward. @returns the function that unblocks */
export type BlockLeaving = (guard: LeaveGuard) => () => void;

/**
 * Asks before a form with unsaved entries is left; the browser asks at a reload or a closed tab (`beforeunload`).
 * @param saving an upload continues when the form is left, so only `beforeunload` asks then
 */
export function useLeaving(block: BlockLeaving, dirty: boolean, saving: boolean) {
  const [wish, setWish] = useState<{ readonly go: () => void } | null>(null);
  const unsaved = useRef(dirty);
  const onItsWay = useRef(saving);
  const released = useRef(false);

  useLayoutEffect(() => {
    unsaved.current = dirty && !released.current;
    onItsWay.current = saving;
  }, [dirty, saving]);

  useEffect(
    () => block({ needed: () => unsaved.current && !onItsWay.current, ask: (go) => setWish({ go }) }),
    [block],
  );

  useEffect(() => {
    if (!dirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);

  return {
    asking: wish !== null,
    stay: () => setWish(null),
    leave: () => {
      setWish(null);
      wish?.go();
    },
    /** Stops asking: the form was saved. */
    release: () => {
      released.current = true;
      unsaved.current = false;
    },
  };
}
