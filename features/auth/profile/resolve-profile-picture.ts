import type { User } from '#contract/user.ts';
import type { Http } from '#features/shared/http.ts';

export function resolveProfilePicture(user: User, http: Pick<Http, 'pictureAddress'>): User {
  return { ...user, profilePic: http.pictureAddress(user.profilePic) };
}
