import { useState, type ComponentProps } from 'react';
import { limits } from '#contract/limits.ts';
import { paths } from '#features/shared/paths.ts';
import { Alert } from '#features/shared/ui/form/alert.tsx';
import { BusyButton } from '#features/shared/ui/form/busy-button.tsx';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { TextField } from '#features/shared/ui/form/field.tsx';
import { PasswordField } from '#features/shared/ui/form/password-field.tsx';
import { getFieldText, useInvalidFieldFocus, usePending } from './form-helpers.ts';
import type { AuthActions } from '#features/auth/actions.ts';
import { formError, type Failed } from '#features/auth/outcome.ts';
import { FormConfirmation } from './form-confirmation.tsx';
import * as styles from './panel.css.ts';

export interface ResetPasswordFormProps {
  readonly actions: Pick<AuthActions, 'resetPassword'>;
  readonly email: string;
  readonly token: string;
}

interface FormErrors {
  readonly newPassword?: string | undefined;
  readonly repeated?: string | undefined;
  readonly form?: string;
}

/** Sets a new password after the mail's link; it signs nobody in. */
export function ResetPasswordForm({ actions, email, token }: ResetPasswordFormProps) {
  const [stage, setStage] = useState<'asking' | 'set'>('asking');
  const [errors, setErrors] = useState<FormErrors>({});
  const [saving, begin] = usePending();
  const form = useInvalidFieldFocus(errors);

  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const newPassword = getFieldText(event.currentTarget, 'newPassword');
    const newErrors = validatePasswords(newPassword, getFieldText(event.currentTarget, 'again'));
    setErrors(newErrors);
    if (newErrors.newPassword || newErrors.repeated) return;
    begin(async () => {
      const outcome = await actions.resetPassword({ email, token, newPassword });
      if (outcome.status === 'done') setStage('set');
      if (outcome.status === 'failed') setErrors(toFormErrors(outcome));
    });
  };

  if (stage === 'set')
    return (
      <FormConfirmation
        title="Your new password is set"
        text="You were signed out everywhere. Sign in with the new password."
      >
        <ButtonLink tone="rani" href={paths.adminSignIn}>
          Go to sign in
        </ButtonLink>
      </FormConfirmation>
    );
  return (
    <form ref={form} className={styles.panel} noValidate onSubmit={onSubmit}>
      {errors.form && <Alert>{errors.form}</Alert>}
      {/* For password managers. */}
      <TextField label="Email" name="email" type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="New password"
        hint={`At least ${limits.passwordLeast} characters. Several words in a row are easy to remember and hard to guess.`}
        name="newPassword"
        autoComplete="new-password"
        required
        error={errors.newPassword}
      />
      <PasswordField
        label="New password again"
        name="again"
        autoComplete="new-password"
        required
        error={errors.repeated}
      />
      <div className={styles.actions}>
        <BusyButton tone="rani" busy={saving} label="Set new password" busyLabel="Saving..." />
      </div>
    </form>
  );
}

function validatePasswords(newPassword: string, repeated: string): FormErrors {
  // In code points, not UTF-16 units. The backend checks the rest.
  const length = Array.from(newPassword).length;
  const minLength = limits.passwordLeast;
  if (length === 0) return { newPassword: 'Password is required' };
  if (length < minLength) return { newPassword: `Password must have at least ${minLength} characters` };
  return repeated === newPassword ? {} : { repeated: 'The two passwords differ' };
}

function toFormErrors(failure: Failed): FormErrors {
  if (failure.fields['newPassword']) return { newPassword: failure.fields['newPassword'] };
  return { form: formError(failure, 'The password could not be saved.') };
}
