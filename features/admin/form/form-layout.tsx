import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { UploadProgress as Progress } from '#features/admin/save-mutation.ts';
import { requestSubmit } from '#features/admin/ui/buttons.tsx';
import { Button } from '#features/shared/ui/button.tsx';
import { Announcement, classes } from '#features/shared/ui/elements.tsx';
import { BusyButton } from '#features/shared/ui/form/busy-button.tsx';
import * as styles from './form.css.ts';

interface FormFooterProps {
  /** Label of the button. */
  readonly submit: string;
  readonly submitting?: string;
  readonly busy: boolean;
  readonly progress: Progress | null;
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
  progress,
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
      {progress && <UploadProgress progress={progress} onCancel={onCancel} />}
      <div className={styles.actions}>
        {isDirty && <p className={styles.unsavedText}>Unsaved changes</p>}
        <BusyButton tone="rani" busy={busy} label={submit} busyLabel={submitting} className={styles.submit} />
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

interface FormFieldsProps {
  readonly busy: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * What a form saves. While it is busy nothing of it can be changed: what was typed then would not be saved. `disabled`
 * is for browsers without `inert`, which also keeps off what is no control, such as the point of a picture. No
 * group, as it has no name.
 */
export const FormFields = ({ busy, className, children }: FormFieldsProps) => (
  <fieldset role="presentation" className={classes(styles.fields, className)} disabled={busy} inert={busy}>
    {children}
  </fieldset>
);

interface FormNoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

export function FormNotice({ title, children, actions }: FormNoticeProps) {
  return (
    <section aria-label={title} className={styles.notice}>
      <div className={styles.noticeContent}>
        <p dir="auto" className={styles.noticeTitle}>
          {title}
        </p>
        {children}
      </div>
      {actions && <div className={styles.noticeActions}>{actions}</div>}
    </section>
  );
}

interface UploadProgressProps {
  readonly progress: Progress;
  readonly onCancel: () => void;
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

export function UploadProgress({ progress: { sent, total }, onCancel }: UploadProgressProps) {
  const isSent = total > 0 && sent >= total;
  const text = isSent
    ? 'Preparing the pictures on the server…'
    : `Sending: ${megabytes(sent)} of ${megabytes(total)} MB`;
  return (
    <div className={styles.upload}>
      <div className={styles.uploadLine}>
        <p className={styles.uploadText}>{text}</p>
        {!isSent && (
          <Button tone="line" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <progress
        className={styles.uploadBar}
        aria-label="Sending"
        max={1}
        {...(!isSent && { value: total > 0 ? sent / total : 0 })}
      />
      <Announcement>{isSent ? text : 'Sending'}</Announcement>
    </div>
  );
}
