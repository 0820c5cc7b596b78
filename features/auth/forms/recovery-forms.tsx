import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { EmailInputSchema } from '#contract/account-inputs.ts';
import type { AuthActions } from '#features/auth/actions.ts';
import { paths } from '#features/shared/paths.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { TextField } from '#features/shared/ui/form/field.tsx';
import { row, stack, textLink, typography } from '#styles/recipes.css.ts';
import * as styles from './form.css.ts';
import { focus, FormPanel, useForm } from './form.tsx';
import { AccountField, NewPasswordFields, PasswordResetSchema, readPasswords } from './password-fields.tsx';

const backToSignIn = (
  <Link href={paths.adminSignIn} className={textLink.action}>
    Back to sign in
  </Link>
);

interface ForgotPasswordFormProps {
  readonly actions: Pick<AuthActions, 'forgotPassword'>;
}

/** Requests the recovery mail. Only the server knows whether it sends mails, so its answer is shown. */
export function ForgotPasswordForm({ actions }: ForgotPasswordFormProps) {
  const [stage, setStage] = useState<'asking' | 'sent' | 'asking again'>('asking');
  const form = useForm({
    schema: EmailInputSchema,
    send: ({ email }) => actions.forgotPassword(email),
    failure: 'The mail could not be requested.',
    onDone: ({ message }) => {
      setStage('sent');
      return message || 'If this address belongs to an administrator, it is sent a link by mail.';
    },
  });

  if (stage === 'sent')
    return (
      <FormConfirmation title="Your request has arrived" text={form.message}>
        {backToSignIn}
        <Button tone="line" onClick={() => setStage('asking again')}>
          Use another address
        </Button>
      </FormConfirmation>
    );
  return (
    <FormPanel form={form} submit="Send the link" busy="Sending..." beside={backToSignIn}>
      <TextField
        label="Email"
        hint="The address you sign in with."
        type="email"
        autoComplete="username"
        {...form.field('email')}
        ref={stage === 'asking again' ? focus : undefined}
      />
    </FormPanel>
  );
}

interface ResetPasswordFormProps {
  readonly actions: Pick<AuthActions, 'resetPassword'>;
  readonly email: string;
  readonly token: string;
}

/** Sets a new password after the mail's link; it signs nobody in. */
export function ResetPasswordForm({ actions, email, token }: ResetPasswordFormProps) {
  const form = useForm({
    schema: PasswordResetSchema,
    read: readPasswords,
    send: ({ newPassword }) => actions.resetPassword({ email, token, newPassword }),
    failure: 'The password could not be saved.',
    onDone: () => 'You were signed out everywhere. Sign in with the new password.',
  });

  if (form.message)
    return (
      <FormConfirmation title="Your new password is set" text={form.message}>
        <ButtonLink tone="rani" href={paths.adminSignIn}>
          Go to sign in
        </ButtonLink>
      </FormConfirmation>
    );
  return (
    <FormPanel form={form} submit="Set new password">
      <AccountField email={email} />
      <NewPasswordFields field={form.field} />
    </FormPanel>
  );
}

interface FormConfirmationProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Replaces a completed form and takes its focus, so that it is announced. */
function FormConfirmation({ title, text, children }: FormConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <div className={stack.x2}>
        <h2 ref={heading} tabIndex={-1} className={typography.h3}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className={row.x4}>{children}</div>
    </div>
  );
}
