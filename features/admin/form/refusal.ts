/** Error text by field. */
export type ErrorsIn<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

export interface Refusal<Name extends string> {
  readonly text: string;
  readonly fields: readonly Name[];
}

/** Form state of a refusal. @param names the form's fields in their order on the screen */
export function refused<Name extends string>(text: string, errors: ErrorsIn<Name>, names: readonly Name[]) {
  return { errors, refusal: { text, fields: names.filter((name) => errors[name]) } satisfies Refusal<Name> };
}

/** Form state of entries that fail validation before they are sent; null when all are valid. */
export function refusedUnsent<Name extends string>(errors: ErrorsIn<Name>, names: readonly Name[]) {
  const count = names.filter((name) => errors[name]).length;
  if (count === 0) return null;
  const text = count === 1 ? 'One field needs another look:' : `${count} fields need another look:`;
  return refused(text, errors, names);
}

export const settled = <Name extends string>(errors: ErrorsIn<Name>, name: Name): ErrorsIn<Name> =>
  errors[name] === undefined ? errors : { ...errors, [name]: undefined };
