import * as v from 'valibot';
import { NewPasswordSchema } from '#contract/account-inputs.ts';
import { loadOnce } from '#server/concurrency.ts';
import { normalisePassword } from './password-hashes.ts';
import { normaliseEmail } from '#server/accounts/email-address.ts';

const tooCommon = 'This password is among the first that others would try. Please choose another one.';
const ownAddress = 'The password must not be your e-mail address. Please choose another one.';

/** Code points. */
const maxRepeatedLength = 4;

/** The problem as a sentence, or undefined (OWASP ASVS 5.0, V6.2.4). */
export async function findPasswordProblem(password: string, email: string): Promise<string | undefined> {
  const result = v.safeParse(NewPasswordSchema, password);
  if (!result.success) return result.issues[0].message;
  const chosen = normalisePassword(password).toLowerCase();
  const stems = listStems(chosen);
  const address = normaliseEmail(email);
  if (stems.includes(address) || stems.includes(address.replace(/@.*/, ''))) return ownAddress;
  if (isSimple(chosen)) return tooCommon;
  const common = await loadCommonPasswords();
  return stems.some((stem) => common.has(stem)) ? tooCommon : undefined;
}

function listStems(chosen: string): string[] {
  const ending = /[\p{N}\p{P}\p{S}]{0,4}$/u.exec(chosen)?.[0] ?? '';
  return Array.from({ length: ending.length + 1 }, (_, cut) => chosen.slice(0, chosen.length - cut));
}

/** Whether it repeats a piece of at most four characters, or counts up or down ('abcdefghij', '1234567890'). */
function isSimple(chosen: string): boolean {
  const codes = Array.from(chosen, (character) => character.codePointAt(0) ?? 0);
  for (let piece = 1; piece <= maxRepeatedLength; piece += 1)
    if (codes.every((code, at) => at < piece || code === codes[at - piece])) return true;
  return [1, -1].some((step) =>
    codes.every((code, at) => at === 0 || isSuccessor(codes[at - 1], code, step)),
  );
}

/** 0 follows 9, in either direction. */
function isSuccessor(before: number | undefined, code: number, step: number): boolean {
  if (before === undefined) return false;
  return (
    code - before === step || (before - code === 9 * step && /\d\d/.test(String.fromCodePoint(before, code)))
  );
}

/** The 49,000 most common passwords in lower case, from zxcvbn. */
const loadCommonPasswords = loadOnce(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});
