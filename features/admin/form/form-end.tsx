import { useEffect, useRef, type ReactNode } from 'react';
import { UploadProgress } from '#features/admin/pictures/upload-progress.tsx';
import { BusyButton } from '#features/shared/ui/busy-button.tsx';
import type { SendingNow } from './use-sending.ts';
import * as styles from './package-form.css.ts';

interface FormEndProps {
  /** Label of the button; null when there is nothing left to send. */
  readonly submit: string | null;
  readonly submitting?: string;
  readonly busy: boolean;
  readonly sending: SendingNow | null;
  readonly onCancel: () => void;
  /** Status message of the last attempt; '' for none. */
  readonly news: string;
  readonly kept: boolean;
  readonly children?: ReactNode;
}

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

  // The focused cancel button was unmounted with the progress bar.
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
