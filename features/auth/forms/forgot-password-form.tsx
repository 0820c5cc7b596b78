import { useState, type ComponentProps } from 'react';
import { Link } from 'wouter';
import type { AuthActions } from '#features/auth/actions.ts';
import { formError, type Failed } from '#features/auth/outcome.ts';
import { paths } from '#features/shared/paths.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { BusyButton } from '#features/shared/ui/form/busy-button.tsx';
import { Alert, TextField } from '#features/shared/ui/form/field.tsx';
import { FormConfirmation } from './form-confirmation.tsx';
import { getFieldText, useInvalidFieldFocus, usePending, validateEmail } from './form-helpers.ts';
import * as styles from './panel.css.ts';

export interface ForgotPasswordFormProps {
  readonly actions: Pick<AuthActions, 'forgotPassword'>;
}

interface FormErrors {
  readonly email?: string | undefined;
  readonly form?: string;
}

/** Requests the recovery mail. Only the server knows whether it sends mails, so its answer is shown. */
export function ForgotPasswordForm({ actions }: ForgotPasswordFormProps) {
  const [stage, setStage] = useState<'asking' | 'sent' | 'asking again'>('asking');
  const [answer, setAnswer] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const [sending, begin] = usePending();
  const form = useInvalidFieldFocus(errors);

  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const email = getFieldText(event.currentTarget, 'email');
    const emailError = validateEmail(event.currentTarget);
    setErrors({ email: emailError });
    if (emailError) return;
    begin(async () => {
      const outcome = await actions.forgotPassword(email);
      if (outcome.status === 'done') {
        setAnswer(
          outcome.message || 'If this address belongs to an administrator, it is sent a link by mail.',
        );
        setStage('sent');
      }
      if (outcome.status === 'failed') setErrors(toFormErrors(outcome));
    });
  };

  if (stage === 'sent')
    return (
      <FormConfirmation title="Your request has arrived" text={answer}>
        <Link href={paths.adminSignIn} className={styles.link}>
          Back to sign in
        </Link>
        <Button tone="line" onClick={() => setStage('asking again')}>
          Use another address
        </Button>
      </FormConfirmation>
    );
  return (
    <form ref={form} className={styles.panel} noValidate onSubmit={onSubmit}>
      {errors.form && <Alert>{errors.form}</Alert>}
      <TextField
        label="Email"
        hint="The address you sign in with."
        name="email"
        type="email"
        autoComplete="username"
        required
        error={errors.email}
        ref={stage === 'asking again' ? focus : undefined}
      />
      <div className={styles.actions}>
        <BusyButton tone="rani" busy={sending} label="Send the link" busyLabel="Sending..." />
        <Link href={paths.adminSignIn} className={styles.link}>
          Back to sign in
        </Link>
      </div>
    </form>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();

function toFormErrors(failure: Failed): FormErrors {
  if (failure.fields['email']) return { email: failure.fields['email'] };
  return { form: formError(failure, 'The mail could not be requested.') };
}
