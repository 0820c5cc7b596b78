import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { UploadProgress } from '#features/admin/pictures/upload-progress.tsx';
import { requestSubmit } from '#features/admin/ui/request-submit.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { BusyButton } from '#features/shared/ui/form/busy-button.tsx';
import * as styles from './package-form.css.ts';
import type { SubmissionProgress } from './saving/use-form-submission.ts';

interface FormFooterProps {
  /** Label of the button; null when there is nothing left to send. */
  readonly submit: string | null;
  readonly submitting?: string;
  readonly busy: boolean;
  readonly submission: SubmissionProgress | null;
  readonly onCancel: () => void;
  readonly statusMessage: string;
  readonly isDraftSaved: boolean;
  readonly arePicturesKept: boolean;
  /** Whether something is not saved: the footer then sticks to the lower edge of the screen. */
  readonly isDirty: boolean;
  readonly children?: ReactNode;
}

export function FormFooter({
  submit,
  submitting = 'Saving...',
  busy,
  submission,
  onCancel,
  statusMessage,
  isDraftSaved,
  arePicturesKept,
  isDirty,
  children,
}: FormFooterProps) {
  const outputRef = useRef<HTMLOutputElement>(null);
  useSaveShortcut(outputRef);
  useKeyboardInset(isDirty);

  // The focused cancel button was unmounted with the progress bar.
  useEffect(() => {
    if (statusMessage !== '' && document.activeElement === document.body) outputRef.current?.focus();
  }, [statusMessage]);

  return (
    <div className={classes(styles.footer, isDirty ? styles.unsaved : undefined)}>
      {submission?.progress && (
        <UploadProgress
          progress={submission.progress}
          part={submission.part}
          parts={submission.parts}
          onCancel={onCancel}
        />
      )}
      <div className={styles.actions}>
        {isDirty && submit !== null && <p className={styles.unsavedText}>Unsaved changes</p>}
        {submit !== null && (
          <BusyButton
            tone="rani"
            busy={busy}
            label={submit}
            busyLabel={submitting}
            className={styles.submit}
          />
        )}
        {children}
        <output ref={outputRef} tabIndex={-1} className={styles.statusMessage}>
          {statusMessage}
        </output>
      </div>
      {!isDraftSaved && (
        <output className={styles.hint}>
          This browser cannot save drafts. Save before you leave this page.
        </output>
      )}
      {isDraftSaved && !arePicturesKept && (
        <output className={styles.hint}>
          This device has no room to keep the pictures you added. Save before you leave this page.
        </output>
      )}
    </div>
  );
}

/** While on, the on-screen keyboard makes the page shorter (CSS Viewport 1), so that the footer is above it. */
function useKeyboardInset(isOn: boolean) {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
    if (!isOn || !meta) return undefined;
    const { content } = meta;
    meta.content = `${content}, interactive-widget=resizes-content`;
    return () => {
      meta.content = content;
    };
  }, [isOn]);
}

function useSaveShortcut(output: RefObject<HTMLOutputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const form = output.current?.form;
      if (form && !event.repeat) requestSubmit(form);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [output]);
}
