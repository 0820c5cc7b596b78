import { useRef, useState, type ComponentProps } from 'react';
import { getFieldText, useInvalidFieldFocus, usePending } from '#features/auth/forms/form-helpers.ts';
import {
  NewPasswordFields,
  readNewPassword,
  type NewPasswordErrors,
} from '#features/auth/forms/new-password-fields.tsx';
import * as panel from '#features/auth/forms/panel.css.ts';
import { formError, type Failed } from '#features/auth/outcome.ts';
import { BusyButton } from '#features/shared/ui/form/busy-button.tsx';
import { Alert, PasswordField, TextField } from '#features/shared/ui/form/field.tsx';
import * as styles from './own-account.css.ts';
import type { OwnAccount } from './own-account.ts';

interface OwnPasswordFormProps {
  readonly email: string;
  readonly account: Pick<OwnAccount, 'changePassword'>;
}

interface FormErrors extends NewPasswordErrors {
  readonly currentPassword?: string | undefined;
  readonly form?: string;
}

/** Changes the password of the administrator who is signed in, who stays signed in on this device alone. */
export function OwnPasswordForm({ email, account }: OwnPasswordFormProps) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [saved, setSaved] = useState('');
  const [saving, begin] = usePending();
  const form = useInvalidFieldFocus(errors);
  const notice = useRef<HTMLOutputElement>(null);

  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const { currentTarget } = event;
    const currentPassword = getFieldText(currentTarget, 'currentPassword');
    const { newPassword, errors: newErrors } = readNewPassword(currentTarget);
    const missing = currentPassword === '' ? 'Present password is required' : undefined;
    setErrors({ currentPassword: missing, ...newErrors });
    setSaved('');
    if (missing ?? newErrors.newPassword ?? newErrors.repeated) return;
    begin(async () => {
      const outcome = await account.changePassword({ currentPassword, newPassword });
      if (outcome.status === 'failed') setErrors(toFormErrors(outcome));
      if (outcome.status !== 'done') return;
      currentTarget.reset();
      setSaved(outcome.message || 'Your password was changed.');
      notice.current?.focus();
    });
  };

  return (
    <form ref={form} className={panel.panel} noValidate aria-labelledby="own-password" onSubmit={onSubmit}>
      <div className={panel.head}>
        <h2 id="own-password" className={panel.title}>
          Password
        </h2>
        <p>Changing it signs you out on every other device.</p>
      </div>
      {errors.form && <Alert>{errors.form}</Alert>}
      {/* For password managers. */}
      <TextField label="Email" name="email" type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Present password"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <NewPasswordFields errors={errors} />
      <div className={panel.actions}>
        <BusyButton tone="rani" busy={saving} label="Change password" busyLabel="Saving..." />
        <output ref={notice} tabIndex={-1} className={styles.saved}>
          {saved}
        </output>
      </div>
    </form>
  );
}

function toFormErrors(failure: Failed): FormErrors {
  const { currentPassword, newPassword } = failure.fields;
  if (currentPassword || newPassword) return { currentPassword, newPassword };
  return { form: formError(failure, 'The password could not be saved.') };
}
