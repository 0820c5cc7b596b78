import { useState, type ComponentProps } from 'react';
import type { AuthActions } from '#features/auth/actions.ts';
import { formError, type Failed } from '#features/auth/outcome.ts';
import { paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { BusyButton } from '#features/shared/ui/form/busy-button.tsx';
import { Alert, TextField } from '#features/shared/ui/form/field.tsx';
import { FormConfirmation } from './form-confirmation.tsx';
import { useInvalidFieldFocus, usePending } from './form-helpers.ts';
import { NewPasswordFields, readNewPassword, type NewPasswordErrors } from './new-password-fields.tsx';
import * as styles from './panel.css.ts';

export interface ResetPasswordFormProps {
  readonly actions: Pick<AuthActions, 'resetPassword'>;
  readonly email: string;
  readonly token: string;
}

interface FormErrors extends NewPasswordErrors {
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
    const { newPassword, errors: newErrors } = readNewPassword(event.currentTarget);
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
      <NewPasswordFields errors={errors} />
      <div className={styles.actions}>
        <BusyButton tone="rani" busy={saving} label="Set new password" busyLabel="Saving..." />
      </div>
    </form>
  );
}

function toFormErrors(failure: Failed): FormErrors {
  if (failure.fields['newPassword']) return { newPassword: failure.fields['newPassword'] };
  return { form: formError(failure, 'The password could not be saved.') };
}
