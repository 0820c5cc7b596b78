import { useEffect, useRef, type ReactNode } from 'react';
import { UploadProgress } from '#features/admin/pictures/upload-progress.tsx';
import { BusyButton } from '#features/shared/ui/form/busy-button.tsx';
import type { SubmissionProgress } from './saving/use-form-submission.ts';
import * as styles from './package-form.css.ts';

interface FormFooterProps {
  /** Label of the button; null when there is nothing left to send. */
  readonly submit: string | null;
  readonly submitting?: string;
  readonly busy: boolean;
  readonly sending: SubmissionProgress | null;
  readonly onCancel: () => void;
  /** Status message of the last attempt; '' for none. */
  readonly news: string;
  readonly kept: boolean;
  readonly children?: ReactNode;
}

export function FormFooter({
  submit,
  submitting = 'Saving...',
  busy,
  sending,
  onCancel,
  news,
  kept,
  children,
}: FormFooterProps) {
  const outputElement = useRef<HTMLOutputElement>(null);

  // The focused cancel button was unmounted with the progress bar.
  useEffect(() => {
    if (news !== '' && document.activeElement === document.body) outputElement.current?.focus();
  }, [news]);

  return (
    <div className={styles.footer}>
      {sending?.progress && (
        <UploadProgress
          progress={sending.progress}
          part={sending.part}
          parts={sending.parts}
          onCancel={onCancel}
        />
      )}
      <div className={styles.actions}>
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
        <output ref={outputElement} tabIndex={-1} className={styles.statusMessage}>
          {news}
        </output>
      </div>
      {!kept && (
        <output className={styles.hint}>
          This browser keeps no drafts. Save before you leave this page.
        </output>
      )}
    </div>
  );
}
