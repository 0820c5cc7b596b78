/** Unpacked when it is first needed, and kept. */
let known: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 passwords that people choose most, in lower case, as the password checker zxcvbn lists them. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return known;
}
