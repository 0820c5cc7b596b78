import { useRef, useState } from 'react';
import type { BlockNavigation, FormBlocker } from '#features/admin/form/use-navigation-blocker.ts';
import type { DestinationSnapshot } from './destinations-store.ts';

export interface ActiveForm {
  /** Null while the form adds a destination. */
  readonly destination: DestinationSnapshot | null;
  /** Counts the opened forms; used as React key. */
  readonly turn: number;
}

/** Which destination the form edits. Opening another one asks first when unsaved entries would be lost. */
export function useActiveForm(block: BlockNavigation) {
  const [opened, setOpened] = useState<ActiveForm>({ destination: null, turn: 0 });
  const guard = useRef<FormBlocker | null>(null);

  const [guarded] = useState((): BlockNavigation => (mine) => {
    guard.current = mine;
    const stop = block(mine);
    return () => {
      guard.current = null;
      stop();
    };
  });

  const next = (destination: DestinationSnapshot | null) =>
    setOpened(({ turn }) => ({ destination, turn: turn + 1 }));

  function open(destination: DestinationSnapshot | null): void {
    const go = () => next(destination);
    if (guard.current?.needed()) guard.current.ask(go);
    else go();
  }

  return {
    opened,
    /** Navigation blocker for the page and for replacing the form. */
    block: guarded,
    open,
    /** Goes back to adding, without a question, unless another form was opened meanwhile. */
    closeIf: (isStill: (now: ActiveForm) => boolean): void =>
      setOpened((now) => (isStill(now) ? { destination: null, turn: now.turn + 1 } : now)),
  };
}
