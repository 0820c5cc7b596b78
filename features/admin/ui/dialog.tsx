import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useRef, type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './dialog.css.ts';

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
        <div className={styles.overlay} />
        <Content
          {...content}
          aria-modal="true"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            returnFocus.current = document.activeElement;
            firstFocus()?.focus();
          }}
          // Radix returns the focus to a trigger only, and there is none. What closed the dialog may have moved it.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement !== document.body) return;
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

/** Closes a dialog on Escape, which Radix misses before its listener is attached and under a later toast. */
export const createEscapeHandler =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };

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

export interface ConfirmQuestion {
  readonly title: string;
  readonly description?: string;
  readonly confirm: string;
}

interface ConfirmDialogProps {
  readonly question: ConfirmQuestion | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** A choice between the question and the buttons. */
  readonly children?: ReactNode;
}

/** Follows WAI-ARIA Authoring Practices, Alert and Message Dialogs: Cancel has the focus, Escape cancels. */
export function ConfirmDialog({ question, onConfirm, onCancel, children }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      role="alertdialog"
      className={styles.question}
      open={question !== null}
      onClose={onCancel}
      firstFocus={() => cancel.current}
      onPointerDownOutside={(event) => event.preventDefault()}
      {...(question?.description === undefined && { 'aria-describedby': undefined })}
    >
      <Title className={styles.questionTitle}>{question?.title}</Title>
      {question?.description !== undefined && (
        <Description dir="auto" className={styles.description}>
          {question.description}
        </Description>
      )}
      {children}
      <div className={styles.questionActions}>
        <Button ref={cancel} tone="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button tone="danger" onClick={onConfirm}>
          {question?.confirm}
        </Button>
      </div>
    </DialogFrame>
  );
}
