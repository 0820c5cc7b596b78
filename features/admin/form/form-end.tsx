import { useEffect, useRef, type ReactNode } from 'react';
import { UploadProgress } from '#features/admin/pictures/upload-progress.tsx';
import { BusyButton } from '#features/shared/ui/busy-button.tsx';
import type { SendingNow } from './use-sending.ts';
import * as styles from './package-form.css.ts';

interface FormEndProps {
  /** The wording of the button; null where there is nothing to send any more. */
  readonly submit: string | null;
  /** Its wording while the form is on its way. */
  readonly submitting?: string;
  readonly busy: boolean;
  /** How far the form is; null while it is not being sent. */
  readonly sending: SendingNow | null;
  readonly onCancel: () => void;
  /** What there is to say of the last attempt; '' for nothing. */
  readonly news: string;
  /** Whether the browser keeps drafts. */
  readonly kept: boolean;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** The end of the form: its button, how far the upload is, and what came of it. */
export function FormEnd({
  submit,
  submitting = 'Saving...',
  busy,
  sending,
  onCancel,
  news,
  kept,
  children,
}: FormEndProps) {
  const said = useRef<HTMLOutputElement>(null);

  // The button that gave the upload up is gone, and the focus with it.
  useEffect(() => {
    if (news !== '' && document.activeElement === document.body) said.current?.focus();
  }, [news]);

  return (
    <div className={styles.end}>
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
        <output ref={said} tabIndex={-1} className={styles.news}>
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
