import { Description, Title } from '@radix-ui/react-dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '#features/shared/ui/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import * as styles from './modal-dialog.css.ts';

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
  return (
    <DialogFrame
      className={styles.dialog}
      open={open}
      onClose={onClose}
      firstFocus={() => firstFocus?.current ?? close.current}
      nextFocus={() => nextFocus?.current}
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
    </DialogFrame>
  );
}
