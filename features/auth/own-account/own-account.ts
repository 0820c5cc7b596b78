import * as v from 'valibot';
import * as calls from '#contract/calls.ts';
import { messageOf } from '#contract/message.ts';
import { UserAnswerSchema } from '#contract/user.ts';
import { done, failed, type Outcome } from '#features/auth/outcome.ts';
import { resolveProfilePicture } from '#features/auth/read-answer.ts';
import type { AuthStore } from '#features/auth/store.ts';
import type { Http } from '#features/shared/http.ts';

export type OwnAccount = ReturnType<typeof createOwnAccount>;

/** Name and password of the administrator who is signed in. The calls never reject. */
export function createOwnAccount(http: Http, store: Pick<AuthStore, 'update'>) {
  return {
    saveName: (name: string) =>
      attempt(async () => {
        const answer = await http.send('PATCH', calls.ownAccount, { body: { name }, credentials: true });
        const read = v.safeParse(UserAnswerSchema, answer);
        if (read.success) store.update(resolveProfilePicture(read.output.user, http));
        return answer;
      }),
    changePassword: (body: { readonly currentPassword: string; readonly newPassword: string }) =>
      attempt(() => http.send('POST', calls.ownPassword, { body, credentials: true })),
  };
}

async function attempt(call: () => Promise<unknown>): Promise<Outcome> {
  try {
    return done(messageOf(await call()));
  } catch (cause) {
    return failed(cause);
  }
}
