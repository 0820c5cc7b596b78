export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

export interface SubmitError<Name extends string> {
  readonly text: string;
  readonly fields: readonly Name[];
  /** The connection failed: the same may be sent again. */
  readonly isUnanswered: boolean;
}

/** Form state after the server has refused the form. @param names the form's fields in their order on the screen */
export function createFormErrors<Name extends string>(
  text: string,
  errors: FieldErrors<Name>,
  names: readonly Name[],
  isUnanswered = false,
) {
  const fields = names.filter((name) => errors[name]);
  return { errors, submitError: { text, fields, isUnanswered } satisfies SubmitError<Name> };
}

export function createValidationErrors<Name extends string>(
  errors: FieldErrors<Name>,
  names: readonly Name[],
) {
  const count = names.filter((name) => errors[name]).length;
  if (count === 0) return null;
  const text = count === 1 ? 'One field needs another look:' : `${count} fields need another look:`;
  return createFormErrors(text, errors, names);
}

export const clearFieldError = <Name extends string>(
  errors: FieldErrors<Name>,
  name: Name,
): FieldErrors<Name> => (errors[name] === undefined ? errors : { ...errors, [name]: undefined });
