import { resolveProfilePicture } from '#features/auth/read-answer.ts';
import * as v from 'valibot';
import * as calls from '#contract/calls.ts';
import { messageOf } from '#contract/message.ts';
import { UserAnswerSchema, type User } from '#contract/user.ts';
import type { Http } from '#features/shared/http.ts';

export interface ProfileApi {
  /** @param form '' as `profilePic` removes it @returns null and '' where not sent @throws on failure */
  save(form: FormData): Promise<{ readonly user: User | null; readonly message: string }>;
}

export function createProfileApi(http: Http): ProfileApi {
  return {
    save: async (body) => {
      const answer = await http.send('PATCH', calls.me, { body, credentials: true });
      const read = v.safeParse(UserAnswerSchema, answer);
      return {
        user: read.success ? resolveProfilePicture(read.output.user, http) : null,
        message: messageOf(answer),
      };
    },
  };
}
