import { useEffect, useRef, type ReactNode } from 'react';
import { UploadProgress } from '#features/admin/pictures/upload-progress.tsx';
import type { UploadProgress as Progress } from '#features/admin/upload.ts';
import { BusyButton } from '#features/shared/ui/busy-button.tsx';
import * as styles from './package-form.css.ts';

interface FormEndProps {
  /** The wording of the button. */
  readonly submit: string;
  /** Its wording while the form is on its way. */
  readonly sending?: string;
  readonly busy: boolean;
  /** Null while no pictures are on their way. */
  readonly progress: Progress | null;
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
  sending = 'Saving...',
  busy,
  progress,
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
      {busy && progress && <UploadProgress progress={progress} onCancel={onCancel} />}
      <div className={styles.actions}>
        <BusyButton tone="rani" busy={busy} label={submit} busyLabel={sending} className={styles.submit} />
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
