import { useEffect, useState, type ComponentProps } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { AuthActions } from '#features/auth/actions.ts';
import type { AuthStore } from '#features/auth/store.ts';
import { paths } from '#features/shared/paths.ts';
import { BusyButton } from '#features/shared/ui/form/busy-button.tsx';
import { Alert, PasswordField, TextField } from '#features/shared/ui/form/field.tsx';
import { getFieldText, useInvalidFieldFocus, usePending, validateEmail } from './form-helpers.ts';
import * as styles from './panel.css.ts';

export interface AdminSignInFormProps {
  readonly auth: Pick<AuthStore, 'state'>;
  readonly actions: Pick<AuthActions, 'adminLogin' | 'clearError'>;
}

interface FormErrors {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

/** A failure moves the focus to the password, which is wrong most often. Its text is in the auth state. */
export function AdminSignInForm({ auth, actions }: AdminSignInFormProps) {
  const { error } = useSnapshot(auth.state);
  const [errors, setErrors] = useState<FormErrors>({});
  const [signingIn, begin] = usePending();
  const form = useInvalidFieldFocus(errors);

  // The error of an earlier page does not concern this sign-in.
  useEffect(() => actions.clearError(), [actions]);

  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const fields = {
      email: getFieldText(event.currentTarget, 'email'),
      password: getFieldText(event.currentTarget, 'password'),
    };
    const missing = fields.email === '' || fields.password === '';
    const newErrors = {
      email: validateEmail(event.currentTarget),
      password: fields.password === '' ? 'Password is required' : undefined,
    };
    setErrors(newErrors);
    // The action refuses missing fields with its own text and sends nothing.
    if (!missing && newErrors.email) {
      actions.clearError();
      return;
    }
    begin(async () => {
      const outcome = await actions.adminLogin(fields);
      if (!missing && outcome.status === 'failed')
        form.current?.querySelector<HTMLElement>('[name=password]')?.focus();
    });
  };

  return (
    <form ref={form} className={styles.panel} noValidate onSubmit={onSubmit}>
      {error && <Alert>{error}</Alert>}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        error={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <div className={styles.actions}>
        <BusyButton tone="rani" busy={signingIn} label="Sign in" busyLabel="Signing in..." />
        <Link href={paths.adminForgotPassword} className={styles.link}>
          Forgot password?
        </Link>
      </div>
    </form>
  );
}
