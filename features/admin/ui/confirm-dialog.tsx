import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './confirm-dialog.css.ts';
import { overlay } from './overlay.css.ts';

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
  const returnFocus = useRef<Element | null>(null);
  return (
    <Root
      open={question !== null}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
    >
      <Portal>
        <div className={overlay} />
        <Content
          role="alertdialog"
          aria-modal="true"
          className={styles.dialog}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            returnFocus.current = document.activeElement;
            cancel.current?.focus();
          }}
          // Radix returns the focus to a trigger only, and there is none. The confirmed action may have moved it.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body && returnFocus.current instanceof HTMLElement)
              returnFocus.current.focus();
          }}
          onKeyDown={createEscapeHandler(onCancel)}
          onPointerDownOutside={(event) => event.preventDefault()}
          {...(question?.description === undefined && { 'aria-describedby': undefined })}
        >
          <Title className={styles.title}>{question?.title}</Title>
          {question?.description !== undefined && (
            <Description dir="auto" className={styles.description}>
              {question.description}
            </Description>
          )}
          {children}
          <div className={styles.actions}>
            <Button ref={cancel} tone="line" onClick={onCancel}>
              Cancel
            </Button>
            <Button tone="danger" onClick={onConfirm}>
              {question?.confirm}
            </Button>
          </div>
        </Content>
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
