import * as v from 'valibot';
import * as calls from '#contract/calls.ts';
import { messageOf } from '#contract/message.ts';
import { UserAnswerSchema } from '#contract/user.ts';
import { failed, type Failed } from '#features/auth/outcome.ts';
import { resolveProfilePicture } from '#features/auth/read-answer.ts';
import type { AuthStore } from '#features/auth/store.ts';
import type { Http } from '#features/shared/http.ts';

export type OwnAccount = ReturnType<typeof createOwnAccount>;

/** Name, e-mail and password of the administrator who is signed in. The calls never reject. */
export function createOwnAccount(http: Http, store: Pick<AuthStore, 'update'>) {
  /** @returns whether the answer had the person */
  const update = (answer: unknown): boolean => {
    const read = v.safeParse(UserAnswerSchema, answer);
    if (read.success) store.update(resolveProfilePicture(read.output.user, http));
    return read.success;
  };
  /** `hasUser` of a new e-mail is false where the code that was mailed to it has to come first. */
  const change = async (
    method: 'PATCH' | 'POST',
    call: string,
    body: Readonly<Record<string, string>>,
  ): Promise<ChangeOutcome> => {
    try {
      const answer = await http.send(method, call, { body, credentials: true });
      return { status: 'done', message: messageOf(answer), hasUser: update(answer) };
    } catch (cause) {
      return failed(cause);
    }
  };
  return {
    saveName: (name: string) => change('PATCH', calls.ownAccount, { name }),
    changeEmail: (body: { readonly email: string; readonly currentPassword: string }) =>
      change('POST', calls.ownEmail, body),
    confirmEmail: (code: string) => change('POST', calls.ownEmailCode, { code }),
    changePassword: (body: { readonly currentPassword: string; readonly newPassword: string }) =>
      change('POST', calls.ownPassword, body),
  };
}

type ChangeOutcome =
  | { readonly status: 'done'; readonly message: string; readonly hasUser: boolean }
  | Failed;
