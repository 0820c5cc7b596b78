import { useRef, useState } from 'react';
import type { BlockLeaving, LeaveGuard } from '#features/admin/form/use-leaving.ts';
import type { ListedDestination } from './store.ts';

/** The form on the screen. */
export interface OpenedForm {
  /** The destination it edits; null while it adds one. */
  readonly destination: ListedDestination | null;
  /** Counts the forms opened on this screen. */
  readonly turn: number;
}

/**
 * Which form stands on the screen. Another one takes its place as another page would: only after a question, if
 * something would be lost.
 * @param block guards the page against being left
 */
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

  /** Opens another form; null is to add a destination. */
  function open(destination: ListedDestination | null): void {
    const go = () => next(destination);
    if (guard.current?.needed()) guard.current.ask(go);
    else go();
  }

  return {
    opened,
    /** Guards the page and the form's place on the screen. */
    block: guarded,
    open,
    /** Goes back to adding without a question, unless another form was opened meanwhile. */
    closeIf: (isStill: (now: OpenedForm) => boolean): void =>
      setOpened((now) => (isStill(now) ? { destination: null, turn: now.turn + 1 } : now)),
  };
}
