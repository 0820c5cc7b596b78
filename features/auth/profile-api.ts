import * as v from 'valibot';
import * as calls from '#contract/calls.ts';
import { messageOf } from '#contract/message.ts';
import { UserAnswerSchema, type User } from '#contract/user.ts';
import type { Http } from '#features/shared/http.ts';
import { located } from './located.ts';

export interface ProfileApi {
  /**
   * Saves what the form names of `name` and `profilePic` (a picture file, or '' to take the picture away).
   * @returns who it is now, null and '' where the backend does not say
   * @throws when the call fails
   */
  save(form: FormData): Promise<{ readonly user: User | null; readonly message: string }>;
}

export function createProfileApi(http: Http): ProfileApi {
  return {
    save: async (body) => {
      const answer = await http.send('PATCH', calls.me, { body, credentials: true });
      const read = v.safeParse(UserAnswerSchema, answer);
      return { user: read.success ? located(read.output.user, http) : null, message: messageOf(answer) };
    },
  };
}
