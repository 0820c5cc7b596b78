import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonTone } from '#features/shared/ui/button.tsx';

interface BusyButtonProps {
  readonly tone: ButtonTone;
  readonly busy: boolean;
  readonly label: string;
  readonly busyLabel: string;
  readonly className?: string;
}

/** Disabling takes the focus, so it is restored afterwards. */
export function BusyButton({ busy, label, busyLabel, ...rest }: BusyButtonProps) {
  return (
    <Button {...rest} ref={useRestoredFocus(busy)} type="submit" disabled={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}

export function useRestoredFocus(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [busy]);
  return button;
}
