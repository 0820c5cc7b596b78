import { useEffect, useState } from 'react';
import * as v from 'valibot';
import {
  OwnAccountInputSchema,
  OwnEmailCodeInputSchema,
  OwnEmailInputSchema,
} from '#contract/account-inputs.ts';
import { limits } from '#contract/limits.ts';
import type { User } from '#contract/user.ts';
import type { AuthActions } from '#features/auth/actions.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { TextField } from '#features/shared/ui/form/field.tsx';
import { focus, FormMessage, FormPanel, useForm } from './form.tsx';
import {
  AccountField,
  NewPasswordFields,
  PasswordChangeSchema,
  PresentPasswordField,
  readPasswords,
} from './password-fields.tsx';

type Actions = Pick<AuthActions, 'saveOwnName' | 'changeOwnEmail' | 'confirmOwnEmail' | 'changeOwnPassword'>;

interface OwnAccountProps {
  readonly user: Readonly<User>;
  readonly actions: Actions;
}

/** Name, e-mail and password of the administrator who is signed in. */
export function OwnAccountForms({ user, actions }: OwnAccountProps) {
  return (
    <>
      <OwnNameForm user={user} actions={actions} />
      <OwnEmailForm user={user} actions={actions} />
      <OwnPasswordForm user={user} actions={actions} />
    </>
  );
}

function OwnNameForm({ user, actions }: OwnAccountProps) {
  const form = useForm({
    schema: OwnAccountInputSchema,
    send: ({ name }) => actions.saveOwnName(name),
    failure: 'The name could not be saved.',
    onDone: ({ message }) => message || 'Your name was saved.',
  });
  return (
    <FormPanel form={form} title="Name" submit="Save name" beside={<FormMessage form={form} />}>
      <TextField
        label="Your name"
        hint="Shown in the history beside what you have changed."
        autoComplete="name"
        defaultValue={user.name}
        maxLength={limits.personNameLength}
        {...form.field('name')}
      />
    </FormPanel>
  );
}

const emailChanged = 'Your e-mail was changed.';
const emailFailure = 'The e-mail could not be changed.';
/** In the address, as a phone may drop the page while its owner reads the mail. */
const codeHash = '#code';

type EmailStage =
  | { readonly name: 'asking' | 'asking again'; readonly address: string; readonly message: string }
  | { readonly name: 'code'; readonly address: string; readonly hint: string };

/** Changes the address that the administrator signs in with; where mails go out, after the code that was mailed to it. */
function OwnEmailForm({ user, actions }: OwnAccountProps) {
  const [stage, setStage] = useState<EmailStage>(() =>
    location.hash === codeHash
      ? { name: 'code', address: '', hint: '' }
      : { name: 'asking', address: '', message: '' },
  );
  const { name } = stage;
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname + (name === 'code' ? codeHash : ''));
  }, [name]);
  const props = {
    actions,
    onStage: setStage,
    about: `You sign in with ${user.email}. Changing it signs you out on every other device.`,
  };
  return stage.name === 'code' ? <CodeForm {...props} {...stage} /> : <EmailForm {...props} {...stage} />;
}

interface EmailFormProps {
  readonly actions: Actions;
  readonly about: string;
  readonly onStage: (stage: EmailStage) => void;
}

type AskingProps = EmailFormProps & Extract<EmailStage, { readonly message: string }>;

function EmailForm({ actions, about, onStage, name, address, message }: AskingProps) {
  const form = useForm({
    schema: OwnEmailInputSchema,
    send: actions.changeOwnEmail,
    failure: emailFailure,
    onDone: (answer, fields, element) => {
      element.reset();
      if (answer.user) return answer.message || emailChanged;
      onStage({ name: 'code', address: fields.email, hint: answer.message });
      return '';
    },
    initialMessage: message,
  });
  return (
    <FormPanel
      form={form}
      title="E-mail"
      about={about}
      submit="Change e-mail"
      beside={<FormMessage form={form} focused />}
    >
      <TextField
        label="New e-mail"
        type="email"
        autoComplete="email"
        maxLength={limits.emailLength}
        defaultValue={address}
        {...form.field('email')}
        ref={name === 'asking again' ? focus : undefined}
      />
      <PresentPasswordField field={form.field} />
    </FormPanel>
  );
}

/** A mail program may show it in groups. */
const CodeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/\s/g, '')),
    OwnEmailCodeInputSchema.entries.code,
  ),
});

type CodeProps = EmailFormProps & Extract<EmailStage, { readonly hint: string }>;

function CodeForm({ actions, about, onStage, address, hint }: CodeProps) {
  const form = useForm({
    schema: CodeSchema,
    send: ({ code }) => actions.confirmOwnEmail(code),
    failure: emailFailure,
    onDone: ({ message }) => {
      onStage({ name: 'asking', address: '', message: message || emailChanged });
      return '';
    },
  });
  const beginAgain = (
    <Button tone="line" onClick={() => onStage({ name: 'asking again', address, message: '' })}>
      Begin again
    </Button>
  );
  return (
    <FormPanel form={form} title="E-mail" about={about} submit="Confirm" beside={beginAgain}>
      <TextField
        label="Code from the mail"
        hint={hint || 'It was mailed to your new address.'}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.codeLength}
        {...form.field('code')}
        ref={focus}
      />
    </FormPanel>
  );
}

function OwnPasswordForm({ user, actions }: OwnAccountProps) {
  const form = useForm({
    schema: PasswordChangeSchema,
    read: readPasswords,
    send: ({ currentPassword, newPassword }) => actions.changeOwnPassword({ currentPassword, newPassword }),
    failure: 'The password could not be saved.',
    onDone: ({ message }, _, element) => {
      element.reset();
      return message || 'Your password was changed.';
    },
  });
  return (
    <FormPanel
      form={form}
      title="Password"
      about="Changing it signs you out on every other device."
      submit="Change password"
      beside={<FormMessage form={form} focused />}
    >
      <AccountField email={user.email} />
      <PresentPasswordField field={form.field} />
      <NewPasswordFields field={form.field} />
    </FormPanel>
  );
}
