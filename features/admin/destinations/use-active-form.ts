import { useRef, useState } from 'react';
import type { BlockNavigation, FormBlocker } from '#features/admin/form/use-navigation-blocker.ts';
import type { DestinationSnapshot } from './destinations-store.ts';

export interface ActiveForm {
  /** Null while the form adds a destination. */
  readonly destination: DestinationSnapshot | null;
  readonly formKey: number;
  /** Id of the destination whose save this form followed. */
  readonly saved: string | null;
}

/** Which destination the form edits. Opening another one asks first when unsaved entries would be lost. */
export function useActiveForm(block: BlockNavigation) {
  const [activeForm, setActiveForm] = useState<ActiveForm>({ destination: null, formKey: 0, saved: null });
  const blockerRef = useRef<FormBlocker | null>(null);

  const [registerBlocker] = useState((): BlockNavigation => (blocker) => {
    blockerRef.current = blocker;
    const unblock = block(blocker);
    return () => {
      blockerRef.current = null;
      unblock();
    };
  });

  const showForm = (destination: DestinationSnapshot | null) =>
    setActiveForm(({ formKey }) => ({ destination, formKey: formKey + 1, saved: null }));

  function open(destination: DestinationSnapshot | null): void {
    const proceed = () => showForm(destination);
    if (blockerRef.current?.needed()) blockerRef.current.ask(proceed);
    else proceed();
  }

  return {
    activeForm,
    block: registerBlocker,
    open,
    /** Goes back to adding, without a question, unless another form was opened meanwhile. */
    closeIf: (isActive: (now: ActiveForm) => boolean, saved: string | null = null): void =>
      setActiveForm((now) => (isActive(now) ? { destination: null, formKey: now.formKey + 1, saved } : now)),
  };
}
