import type { UploadProgress as Progress } from '#features/admin/upload-transport.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { Announcement } from '#features/shared/ui/elements.tsx';
import * as styles from './upload-progress.css.ts';

interface UploadProgressProps {
  readonly progress: Progress;
  readonly part: number;
  readonly parts: number;
  readonly onCancel: () => void;
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

export function UploadProgress({ progress: { sent, total }, part, parts, onCancel }: UploadProgressProps) {
  const isSent = total > 0 && sent >= total;
  const partText = parts > 1 ? `Part ${part} of ${parts}. ` : '';
  const text = isSent
    ? `${partText}Preparing the pictures on the server…`
    : `${partText}Sending: ${megabytes(sent)} of ${megabytes(total)} MB`;
  return (
    <div className={styles.box}>
      <div className={styles.line}>
        <p className={styles.statusText}>{text}</p>
        {!isSent && (
          <Button tone="line" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <progress
        className={styles.bar}
        aria-label="Sending"
        max={1}
        {...(!isSent && { value: total > 0 ? sent / total : 0 })}
      />
      <Announcement>{isSent ? text : `${partText}Sending`}</Announcement>
    </div>
  );
}
