import * as v from 'valibot';
import { NewPasswordSchema, OwnPasswordInputSchema } from '#contract/account-inputs.ts';
import { limits } from '#contract/limits.ts';
import { PasswordField, TextField } from '#features/shared/ui/form/field.tsx';
import type { Form } from './form.tsx';

const again = v.literal(true, 'The two passwords differ');

export const PasswordResetSchema = v.object({ newPassword: NewPasswordSchema, again });
export const PasswordChangeSchema = v.object({ ...OwnPasswordInputSchema.entries, again });

/** The fields of a form with a new password; `again` says whether it was typed again. */
export function readPasswords(form: HTMLFormElement) {
  const fields = new FormData(form);
  const isTypedAgain = fields.get('again') === fields.get('newPassword');
  return { ...Object.fromEntries(fields), again: isTypedAgain };
}

/** A new password, typed twice: the fields `newPassword` and `again`. */
export function NewPasswordFields({ field }: Pick<Form, 'field'>) {
  return (
    <>
      <PasswordField
        label="New password"
        hint={`At least ${limits.passwordLeast} characters. Several words in a row are easy to remember and hard to guess.`}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordField label="New password again" autoComplete="new-password" {...field('again')} />
    </>
  );
}

/** Says to password managers whose password it is. */
export const AccountField = ({ email }: { readonly email: string }) => (
  <TextField label="Email" name="email" type="email" autoComplete="username" value={email} readOnly />
);

export const PresentPasswordField = ({ field }: Pick<Form, 'field'>) => (
  <PasswordField label="Present password" autoComplete="current-password" {...field('currentPassword')} />
);
