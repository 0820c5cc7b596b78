import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '#features/shared/ui/button.tsx';
import { createEscapeHandler } from './confirm-dialog.tsx';
import * as styles from './modal-dialog.css.ts';
import { overlay } from './overlay.css.ts';

interface ModalDialogProps {
  readonly title: string;
  readonly description: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** What has the focus at first; absent: Close. */
  readonly firstFocus?: RefObject<HTMLElement | null>;
  /** What has it afterwards, when the element that had it before is gone. */
  readonly nextFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Follows WAI-ARIA Authoring Practices, Dialog (Modal): Escape closes it, the focus returns. */
export function ModalDialog({
  title,
  description,
  open,
  onClose,
  firstFocus,
  nextFocus,
  children,
}: ModalDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
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
          aria-modal="true"
          className={styles.dialog}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            returnFocus.current = document.activeElement;
            (firstFocus?.current ?? close.current)?.focus();
          }}
          // Radix returns the focus to a trigger only, and there is none.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const before = returnFocus.current;
            if (before instanceof HTMLElement && before.isConnected) before.focus();
            else nextFocus?.current?.focus();
          }}
          onKeyDown={createEscapeHandler(onClose)}
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <div className={styles.head}>
            <Title className={styles.title}>{title}</Title>
            <Button ref={close} tone="line" className={styles.close} onClick={onClose}>
              Close
            </Button>
          </div>
          <Description className={styles.description}>{description}</Description>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
