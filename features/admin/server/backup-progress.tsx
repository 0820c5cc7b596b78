import { Alert } from '#features/shared/ui/form/field.tsx';
import * as styles from './backup-form.css.ts';
import type { BackupRunState } from './backup-run-store.ts';
import { formatDateTime } from './status-items.ts';

const steps = {
  writing: 'The server writes it.',
  checking: 'The server reads it back, to be sure that it is whole.',
  sending: 'The server copies it to the second place.',
} as const;

/** What becomes of a backup that is made now. */
export function BackupProgress({ run }: { readonly run: BackupRunState }) {
  return (
    <>
      {run.status === 'running' && (
        <>
          <progress
            className={styles.bar}
            aria-label="Progress of the backup"
            max={1}
            {...(run.share !== null && { value: run.share })}
          />
          {run.share !== null && <p className={styles.share}>{Math.floor(run.share * 100)}% written</p>}
        </>
      )}
      <output className={styles.body}>{describeRun(run)}</output>
      {run.status === 'failed' && <Alert>The backup failed: {run.reason}</Alert>}
    </>
  );
}

function describeRun(run: BackupRunState): string {
  switch (run.status) {
    case 'starting':
      return 'The server checks the password.';
    case 'running': {
      const beginning =
        run.beganAt === null ? 'A backup is being made.' : `Begun: ${formatDateTime(run.beganAt)}.`;
      const step = run.step === null ? '' : ` ${steps[run.step]}`;
      const interruption = run.isInterrupted
        ? ' The server does not answer just now; it makes the backup all the same, and is asked again.'
        : '';
      return `${beginning}${step}${interruption}`;
    }
    case 'good':
      return run.canDownload
        ? 'The backup is ready.'
        : 'The backup is ready, and kept on another server, from which it cannot be downloaded here.';
    case 'idle':
    case 'refused':
    case 'failed':
      return '';
    default:
      return run satisfies never;
  }
}
