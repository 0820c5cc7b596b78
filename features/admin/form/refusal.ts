/** Text by field: what is wrong with its entry. */
export type ErrorsIn<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** Why a form was not saved: the text of its alert area, and the fields that are wrong. */
export interface Refusal<Name extends string> {
  readonly text: string;
  readonly fields: readonly Name[];
}

/**
 * How a form notes that it was refused.
 * @param names its fields in the order in which it shows them
 */
export function refused<Name extends string>(text: string, errors: ErrorsIn<Name>, names: readonly Name[]) {
  return { errors, refusal: { text, fields: names.filter((name) => errors[name]) } satisfies Refusal<Name> };
}

/** How a form notes what is wrong with its entries before they are sent; null when nothing is. */
export function refusedUnsent<Name extends string>(errors: ErrorsIn<Name>, names: readonly Name[]) {
  const count = names.filter((name) => errors[name]).length;
  if (count === 0) return null;
  const text = count === 1 ? 'One field needs another look:' : `${count} fields need another look:`;
  return refused(text, errors, names);
}

/** The errors without that of a field which was changed since. */
export const settled = <Name extends string>(errors: ErrorsIn<Name>, name: Name): ErrorsIn<Name> =>
  errors[name] === undefined ? errors : { ...errors, [name]: undefined };
