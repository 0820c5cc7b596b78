import { countAttempt, type RateLimit } from '#server/accounts/rate-limits.ts';
import type { Backend } from '#server/http/testing/backend.ts';

/** The cookies that an answer sets, as a browser sends them back. */
export const cookiesOf = (answer: Response | undefined): string =>
  (answer?.headers.getSetCookie() ?? []).map((cookie) => cookie.split(';', 1).join()).join('; ');

/** @returns '' for a mail without a code */
export const readCode = (mail?: { readonly text: string }): string =>
  /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';

/** @returns `email` and `token` of the link in a mail, '' for a mail without one */
export function readLink(mail?: { readonly text: string }): {
  readonly email: string;
  readonly token: string;
} {
  const { searchParams } = new URL(/^http\S+$/m.exec(mail?.text ?? '')?.[0] ?? 'about:blank');
  return { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' };
}

/** As strangers do, without the work of the attempts. */
export async function useUp({ database, clock }: Backend, limit: RateLimit, subject: string): Promise<void> {
  for (let times = 0; times < limit.max; times += 1)
    await countAttempt(database.db, clock, [{ limit, subject }]);
}
