import { Content, Portal, Root } from '@radix-ui/react-dialog';
import { useRef, type ComponentProps } from 'react';
import { createEscapeHandler } from './confirm-dialog.tsx';
import { overlay } from './overlay.css.ts';

type ContentProps = Omit<
  ComponentProps<typeof Content>,
  'aria-modal' | 'onOpenAutoFocus' | 'onCloseAutoFocus' | 'onKeyDown'
>;

interface DialogFrameProps extends ContentProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What has the focus at first. */
  readonly firstFocus: () => HTMLElement | null;
  /** What has it afterwards, when the element that had it before is gone. */
  readonly nextFocus?: () => HTMLElement | null | undefined;
}

/** Follows WAI-ARIA Authoring Practices, Dialog (Modal): Escape closes it, the focus returns. */
export function DialogFrame({ open, onClose, firstFocus, nextFocus, ...content }: DialogFrameProps) {
  const returnFocus = useRef<Element | null>(null);
  return (
    <Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Portal>
        <div className={overlay} />
        <Content
          {...content}
          aria-modal="true"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            returnFocus.current = document.activeElement;
            firstFocus()?.focus();
          }}
          // Radix returns the focus to a trigger only, and there is none.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const before = returnFocus.current;
            if (before instanceof HTMLElement && before.isConnected) before.focus();
            else nextFocus?.()?.focus();
          }}
          onKeyDown={createEscapeHandler(onClose)}
        />
      </Portal>
    </Root>
  );
}
