import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useSnapshot } from 'valtio';
import type { BackupRefusal } from '#contract/backups.ts';
import { requestSubmit } from '#features/admin/ui/buttons.tsx';
import { Button } from '#features/shared/ui/button.tsx';
import { Alert, PasswordField } from '#features/shared/ui/form/field.tsx';
import type { BackupRunStore, BackupRunState } from './backup-run-store.ts';
import * as styles from './server.css.ts';
import { formatDateTime } from './status-items.ts';

interface BackupFormProps {
  readonly action: string;
  readonly email: string;
  readonly hasBackup: boolean;
  /** Why the last download was refused. */
  readonly refusal: BackupRefusal | null;
  readonly backupNow: BackupRunStore;
  /** Called when a backup has ended. */
  readonly onMade: () => void;
}

const refusalTexts: Readonly<Record<BackupRefusal, string>> = {
  password: 'The password is incorrect.',
  wait: 'Too many attempts. Please try again in a few minutes.',
  none: 'There is no backup on this server yet.',
  'sign-in': 'You were signed out before the download. Please type your password again.',
  failed: 'The backup could not be downloaded. Please try again.',
};

const passwordMissing = 'Please type your password.';

const focusPassword = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[name=password]')?.focus();

/** A form that the browser posts, as only then it writes a large answer to a file; a refusal opens the page anew. */
export function BackupForm({ action, email, hasBackup, refusal, backupNow, onMade }: BackupFormProps) {
  const { run } = useSnapshot(backupNow.state);
  const isBusy = run.status === 'starting' || run.status === 'running';
  const [error, setError] = useState(refusal ? refusalTexts[refusal] : '');
  const [isSent, setIsSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusal) focusPassword(form.current);
  }, [refusal]);

  const onBackUp = async () => {
    const field = form.current?.elements.namedItem('password');
    if (!(field instanceof HTMLInputElement)) return;
    setError(field.value === '' ? passwordMissing : '');
    setIsSent(false);
    if (field.value === '') {
      field.focus();
      return;
    }
    const name = await backupNow.begin(field.value);
    const { run: ended } = backupNow.state;
    if (ended.status === 'refused') {
      setError(ended.reason);
      field.focus();
    }
    onMade();
    // Gone when the page was left meanwhile, and with it the password.
    const file = form.current?.elements.namedItem('name');
    if (name === undefined || !(file instanceof HTMLInputElement)) return;
    file.value = name;
    if (form.current) requestSubmit(form.current);
  };

  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    const { currentTarget } = event;
    if (new FormData(currentTarget).get('password') === '') {
      event.preventDefault();
      setError(passwordMissing);
      focusPassword(currentTarget);
      return;
    }
    setError('');
    setIsSent(true);
    // The browser reads the fields after this event.
    setTimeout(() => currentTarget.reset());
  };

  return (
    <form ref={form} method="post" action={action} noValidate className={styles.form} onSubmit={onSubmit}>
      <h3 className={styles.title}>Back up now</h3>
      <p className={styles.body}>
        All that is saved by now, in one file: packages, destinations, pictures and accounts. Keep it where
        nobody else can read it.
      </p>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <input type="text" name="name" defaultValue="" readOnly hidden />
      <div className={styles.fields}>
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
          className={styles.password}
          error={error}
        />
        <div className={styles.buttons}>
          <Button
            tone="banyan"
            type="submit"
            aria-disabled={isBusy}
            onClick={(event) => {
              event.preventDefault();
              if (!isBusy) void onBackUp();
            }}
          >
            Back up now
          </Button>
          {hasBackup && (
            <Button tone="line" type="submit">
              Download the newest one
            </Button>
          )}
        </div>
      </div>
      <BackupProgress run={run} />
      <output className={styles.body}>
        {isSent && 'The download begins as soon as the server has checked the password.'}
      </output>
    </form>
  );
}

const steps = {
  writing: 'The server writes it.',
  checking: 'The server reads it back, to be sure that it is whole.',
  sending: 'The server copies it to the second place.',
} as const;

/** What becomes of a backup that is made now. */
function BackupProgress({ run }: { readonly run: BackupRunState }) {
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
