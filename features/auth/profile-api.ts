import * as v from 'valibot';
import * as calls from '#contract/calls.ts';
import { ProfileAnswerSchema } from '#contract/profile-input.ts';
import type { User } from '#contract/user.ts';
import type { Http } from '#features/shared/http.ts';
import { located } from './located.ts';

export interface ProfileApi {
  /**
   * Saves what the form names of `name` and `profilePic` (a picture file, or '' to take the picture away).
   * @throws when the call fails or its answer cannot be read
   */
  save(form: FormData): Promise<{ readonly user: User; readonly message: string }>;
}

export function createProfileApi(http: Http): ProfileApi {
  return {
    save: async (body) => {
      const answer = await http.send('PATCH', calls.me, { body, credentials: true });
      const { user, message } = v.parse(ProfileAnswerSchema, answer);
      return { user: located(user, http), message };
    },
  };
}
