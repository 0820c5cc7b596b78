import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { limits } from '#contract/limits.ts';
import {
  getFieldText,
  useInvalidFieldFocus,
  usePending,
  validateEmail,
} from '#features/auth/forms/form-helpers.ts';
import * as panel from '#features/auth/forms/panel.css.ts';
import { formError, type Failed } from '#features/auth/outcome.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { BusyButton } from '#features/shared/ui/form/busy-button.tsx';
import { Alert, PasswordField, TextField } from '#features/shared/ui/form/field.tsx';
import * as styles from './own-account.css.ts';
import type { OwnAccount } from './own-account.ts';

interface OwnEmailFormProps {
  readonly email: string;
  readonly account: Pick<OwnAccount, 'changeEmail' | 'confirmEmail'>;
}

interface FormErrors {
  readonly email?: string | undefined;
  readonly currentPassword?: string | undefined;
  readonly code?: string | undefined;
  readonly form?: string;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** In the address, as a phone may drop the page while its owner reads the mail. */
const codeHash = '#code';

/** Changes the address that the administrator signs in with; where mails go out, after the code that was mailed to it. */
export function OwnEmailForm({ email, account }: OwnEmailFormProps) {
  const [stage, setStage] = useState<'asking' | 'code' | 'asking again'>(() =>
    location.hash === codeHash ? 'code' : 'asking',
  );
  const [address, setAddress] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  /** The server's, about the code or about the change. */
  const [answer, setAnswer] = useState('');
  const [sending, begin] = usePending();
  const form = useInvalidFieldFocus(errors);
  const notice = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    history.replaceState(history.state, '', location.pathname + (stage === 'code' ? codeHash : ''));
  }, [stage]);

  const showSaved = (message: string) => {
    setStage('asking');
    setAddress('');
    setAnswer(message || 'Your e-mail was changed.');
    notice.current?.focus();
  };

  const ask = (fields: HTMLFormElement) => {
    const typed = getFieldText(fields, 'email').trim();
    const currentPassword = getFieldText(fields, 'currentPassword');
    const missing = {
      email: validateEmail(fields),
      currentPassword: currentPassword === '' ? 'Present password is required' : undefined,
    };
    setErrors(missing);
    setAnswer('');
    if (missing.email ?? missing.currentPassword) return;
    begin(async () => {
      const outcome = await account.changeEmail({ email: typed, currentPassword });
      if (outcome.status === 'failed') setErrors(toFormErrors(outcome, ['email', 'currentPassword']));
      if (outcome.status !== 'done') return;
      fields.reset();
      if (outcome.hasUser) return showSaved(outcome.message);
      setAddress(typed);
      setAnswer(outcome.message);
      setStage('code');
    });
  };

  const confirm = (fields: HTMLFormElement) => {
    const code = getFieldText(fields, 'code').replaceAll(/\s/g, '');
    setErrors({ code: code === '' ? 'Code is required' : undefined });
    if (code === '') return;
    begin(async () => {
      const outcome = await account.confirmEmail(code);
      if (outcome.status === 'failed') setErrors(toFormErrors(outcome, ['code']));
      if (outcome.status === 'done') showSaved(outcome.message);
    });
  };

  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    (stage === 'code' ? confirm : ask)(event.currentTarget);
  };

  return (
    <form ref={form} className={panel.panel} noValidate aria-labelledby="own-email" onSubmit={onSubmit}>
      <div className={panel.head}>
        <h2 id="own-email" className={panel.title}>
          E-mail
        </h2>
        <p>You sign in with {email}. Changing it signs you out on every other device.</p>
      </div>
      {errors.form && <Alert>{errors.form}</Alert>}
      {stage === 'code' ? (
        <TextField
          key="code"
          label="Code from the mail"
          hint={answer || 'It was mailed to your new address.'}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={limits.codeLength}
          required
          error={errors.code}
          ref={focus}
        />
      ) : (
        <>
          <TextField
            label="New e-mail"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={limits.emailLength}
            defaultValue={address}
            required
            error={errors.email}
            ref={stage === 'asking again' ? focus : undefined}
          />
          <PasswordField
            label="Present password"
            name="currentPassword"
            autoComplete="current-password"
            required
            error={errors.currentPassword}
          />
        </>
      )}
      <div className={panel.actions}>
        <BusyButton
          tone="rani"
          busy={sending}
          label={stage === 'code' ? 'Confirm' : 'Change e-mail'}
          busyLabel="Saving..."
        />
        {stage === 'code' && (
          <Button
            tone="line"
            onClick={() => {
              setErrors({});
              setAnswer('');
              setStage('asking again');
            }}
          >
            Begin again
          </Button>
        )}
        <output ref={notice} tabIndex={-1} className={styles.saved}>
          {stage === 'code' ? '' : answer}
        </output>
      </div>
    </form>
  );
}

function toFormErrors(failure: Failed, names: readonly ('email' | 'currentPassword' | 'code')[]): FormErrors {
  const own = Object.fromEntries(names.map((name) => [name, failure.fields[name]]));
  if (names.some((name) => failure.fields[name])) return own;
  return { form: formError(failure, 'The e-mail could not be changed.') };
}
