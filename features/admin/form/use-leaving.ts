import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Asks before the page is left. */
export interface LeaveGuard {
  /** Whether anything would be lost; asked at each attempt to leave. */
  readonly needed: () => boolean;
  /** @param go leaves after all */
  readonly ask: (go: () => void) => void;
}

/** Sets a guard on links, Back and Forward. @returns takes it away */
export type BlockLeaving = (guard: LeaveGuard) => () => void;

/**
 * Guards a form against being left by accident: links, Back and Forward are asked about by the form, a reload or
 * a closed tab by the browser (HTML standard, `beforeunload`).
 * @param dirty whether the form holds what is not stored
 * @param saving whether that is being sent: it goes on when the form is left, and is cut off with the page only
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
    /** The form was saved: it can be left. */
    release: () => {
      released.current = true;
      unsaved.current = false;
    },
  };
}
