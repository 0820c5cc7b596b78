import { useRef, useState } from 'react';
import type { BlockLeaving, LeaveGuard } from '#features/admin/form/use-leaving.ts';
import type { ListedDestination } from './store.ts';

export interface OpenedForm {
  /** Null while the form adds a destination. */
  readonly destination: ListedDestination | null;
  /** Counts the opened forms; used as React key. */
  readonly turn: number;
}

/** Which destination the form edits. Opening another one asks first when unsaved entries would be lost. */
export function useOpenedForm(block: BlockLeaving) {
  const [opened, setOpened] = useState<OpenedForm>({ destination: null, turn: 0 });
  const guard = useRef<LeaveGuard | null>(null);

  const [guarded] = useState((): BlockLeaving => (mine) => {
    guard.current = mine;
    const stop = block(mine);
    return () => {
      guard.current = null;
      stop();
    };
  });

  const next = (destination: ListedDestination | null) =>
    setOpened(({ turn }) => ({ destination, turn: turn + 1 }));

  function open(destination: ListedDestination | null): void {
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
    closeIf: (isStill: (now: OpenedForm) => boolean): void =>
      setOpened((now) => (isStill(now) ? { destination: null, turn: now.turn + 1 } : now)),
  };
}
