import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { BackupRefusal } from '#contract/backup-download-input.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { PasswordField } from '#features/shared/ui/form/password-field.tsx';
import * as styles from './backup-form.css.ts';

interface BackupFormProps {
  readonly action: string;
  readonly email: string;
  readonly hasBackup: boolean;
  /** Why the last download was refused. */
  readonly refusal: BackupRefusal | null;
}

const refusalTexts: Readonly<Record<BackupRefusal, string>> = {
  password: 'The password is incorrect.',
  wait: 'Too many attempts. Please try again in a few minutes.',
  none: 'There is no backup on this server yet.',
  'sign-in': 'You were signed out before the download. Please type your password again.',
  failed: 'The backup could not be downloaded. Please try again.',
};

const focusPassword = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[name=password]')?.focus();

/** A form that the browser posts, as only then it writes a large answer to a file; a refusal opens the page anew. */
export function BackupForm({ action, email, hasBackup, refusal }: BackupFormProps) {
  const [error, setError] = useState(refusal ? refusalTexts[refusal] : '');
  const [isSent, setIsSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusal) focusPassword(form.current);
  }, [refusal]);

  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    const { currentTarget } = event;
    if (new FormData(currentTarget).get('password') === '') {
      event.preventDefault();
      setError('Please type your password.');
      focusPassword(currentTarget);
      return;
    }
    setError('');
    setIsSent(true);
    // The browser reads the fields after this event.
    setTimeout(() => currentTarget.reset());
  };

  if (!hasBackup && !refusal)
    return <p className={styles.missing}>A backup can be downloaded here once the server has made one.</p>;
  return (
    <form ref={form} method="post" action={action} noValidate className={styles.form} onSubmit={onSubmit}>
      <h3 className={styles.title}>Download a backup</h3>
      <p className={styles.body}>
        The newest one, in one file: packages, destinations, pictures and accounts. Keep it where nobody else
        can read it.
      </p>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <div className={styles.fields}>
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
          className={styles.password}
          error={error}
        />
        <Button tone="banyan" type="submit">
          Download a backup
        </Button>
      </div>
      <output className={styles.body}>
        {isSent && 'The download begins as soon as the server has checked the password.'}
      </output>
    </form>
  );
}
