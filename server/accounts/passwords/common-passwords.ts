let known: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most common passwords in lower case, from zxcvbn; loaded at first use. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return known;
}
