import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonTone } from './button.tsx';

interface BusyButtonProps {
  readonly tone: ButtonTone;
  /** Whether what it began is still running: it cannot be used until that ends. */
  readonly busy: boolean;
  readonly label: string;
  /** The wording meanwhile, such as 'Signing in...'. */
  readonly busyLabel: string;
  readonly className?: string;
}

/** The button that sends a form. A disabled button loses the focus, so it takes it back afterwards. */
export function BusyButton({ busy, label, busyLabel, ...rest }: BusyButtonProps) {
  return (
    <Button {...rest} ref={useKeptFocus(busy)} type="submit" disabled={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}

/** Gives a button that is disabled for a while the focus back, unless it went elsewhere meanwhile. */
export function useKeptFocus(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (busy) held.current = document.activeElement === button.current;
    else if (held.current && document.activeElement === document.body) button.current?.focus();
  }, [busy]);
  return button;
}
