import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface FormBlocker {
  /** Whether entries would be lost; called at each attempt to leave. */
  readonly needed: () => boolean;
  readonly ask: (proceed: () => void) => void;
}

/** Blocks links, Back and Forward. @returns the function that unblocks */
export type BlockNavigation = (blocker: FormBlocker) => () => void;

/** Asks before unsaved entries are lost. While `saving` only `beforeunload` asks: an upload continues. */
export function useNavigationBlocker(block: BlockNavigation, dirty: boolean, saving: boolean) {
  const [pendingNavigation, setPendingNavigation] = useState<{ readonly proceed: () => void } | null>(null);
  const isUnsaved = useRef(dirty);
  const isSaving = useRef(saving);
  const isReleased = useRef(false);

  useLayoutEffect(() => {
    isUnsaved.current = dirty && !isReleased.current;
    isSaving.current = saving;
  }, [dirty, saving]);

  useEffect(
    () =>
      block({
        needed: () => isUnsaved.current && !isSaving.current,
        ask: (proceed) => setPendingNavigation({ proceed }),
      }),
    [block],
  );

  useEffect(() => {
    if (!dirty) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [dirty]);

  return {
    isAsking: pendingNavigation !== null,
    stay: () => setPendingNavigation(null),
    leave: () => {
      setPendingNavigation(null);
      pendingNavigation?.proceed();
    },
    release: () => {
      isReleased.current = true;
      isUnsaved.current = false;
    },
  };
}
