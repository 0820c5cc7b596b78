import * as v from 'valibot';
import { EmailSchema } from '#contract/account-inputs.ts';

export type Command =
  | { readonly kind: 'add' | 'reset' | 'remove'; readonly email: string }
  | { readonly kind: 'list' };

/** A sentence for the operator: why nothing was done. */
export class CommandError extends Error {}

export const usage = 'Usage: npm run admin -- add EMAIL | reset EMAIL | remove EMAIL | list';

/** @throws ToolFailure with the usage, or about an invalid address */
export function parseCommand(words: readonly string[]): Command {
  const [kind, given, ...more] = words;
  if (kind === 'list' && given === undefined) return { kind };
  if ((kind !== 'add' && kind !== 'reset' && kind !== 'remove') || given === undefined || more.length > 0)
    throw new CommandError(usage);
  const email = v.safeParse(EmailSchema, given);
  if (!email.success) throw new CommandError(`'${given}' is not an e-mail address.`);
  return { kind, email: email.output };
}
