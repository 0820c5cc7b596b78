import { limits } from '#contract/limits.ts';
import { PasswordField } from '#features/shared/ui/form/field.tsx';
import { getFieldText } from './form-helpers.ts';

export interface NewPasswordErrors {
  readonly newPassword?: string | undefined;
  readonly repeated?: string | undefined;
}

/** A new password, typed twice: the fields `newPassword` and `again`. */
export function NewPasswordFields({ errors }: { readonly errors: NewPasswordErrors }) {
  return (
    <>
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
    </>
  );
}

/** Reads and checks the fields. The backend checks the rest. */
export function readNewPassword(form: HTMLFormElement): {
  readonly newPassword: string;
  readonly errors: NewPasswordErrors;
} {
  const newPassword = getFieldText(form, 'newPassword');
  return { newPassword, errors: validatePasswords(newPassword, getFieldText(form, 'again')) };
}

function validatePasswords(newPassword: string, repeated: string): NewPasswordErrors {
  // In code points, not UTF-16 units.
  const length = Array.from(newPassword).length;
  const minLength = limits.passwordLeast;
  if (length === 0) return { newPassword: 'Password is required' };
  if (length < minLength) return { newPassword: `Password must have at least ${minLength} characters` };
  return repeated === newPassword ? {} : { repeated: 'The two passwords differ' };
}
