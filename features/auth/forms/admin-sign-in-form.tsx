import { useEffect } from 'react';
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { EmailSchema } from '#contract/account-inputs.ts';
import type { AuthActions } from '#features/auth/actions.ts';
import type { AuthStore } from '#features/auth/store.ts';
import { paths } from '#features/shared/paths.ts';
import { readKey } from '#features/shared/read-answer.ts';
import { PasswordField, TextField } from '#features/shared/ui/form/field.tsx';
import { textLink } from '#styles/recipes.css.ts';
import { FormPanel, useForm } from './form.tsx';

export interface AdminSignInFormProps {
  readonly auth: Pick<AuthStore, 'state'>;
  readonly actions: Pick<AuthActions, 'adminLogin' | 'clearError'>;
}

const schema = v.object({
  email: EmailSchema,
  password: v.pipe(v.string(), v.nonEmpty('Password is required')),
});

/** A failure moves the focus to the password, which is wrong most often. Its text is in the auth state. */
export function AdminSignInForm({ auth, actions }: AdminSignInFormProps) {
  const { error } = useSnapshot(auth.state);
  const form = useForm({
    schema,
    send: actions.adminLogin,
    failure: 'You could not be signed in.',
    failureFocus: 'password',
    onDone: () => '',
    onInvalid: (fields) => {
      // The action refuses missing fields with its own text and sends nothing.
      if (readKey(fields, 'email') === '' || readKey(fields, 'password') === '')
        void actions.adminLogin(fields);
      else actions.clearError();
    },
  });

  // The error of an earlier page does not concern this sign-in.
  useEffect(() => actions.clearError(), [actions]);

  return (
    <FormPanel
      form={form}
      alert={error}
      submit="Sign in"
      busy="Signing in..."
      beside={
        <Link href={paths.adminForgotPassword} className={textLink.action}>
          Forgot password?
        </Link>
      }
    >
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
    </FormPanel>
  );
}
