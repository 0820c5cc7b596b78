import { isPictureAddress } from './pictures.ts';
import { isRecord, toId, toText } from './reading.ts';

/** Answer to a signed-in person who is not an administrator (specification, section 5). */
export const adminRequired = 'Access denied: Admin privileges required';

/** Answer to a sign-in with a missing or non-text field (specification, section 8). */
export const loginFieldsRequired = 'Email and password are required';

/** The user of an answer; null without one. */
export function readUser(answer: unknown) {
  const user = isRecord(answer) ? answer['user'] : undefined;
  if (!isRecord(user)) return null;
  const picture = toText(user['profilePic']);
  return {
    _id: toId(user['_id']),
    name: toText(user['name']),
    email: toText(user['email']),
    /** '' for no picture. */
    profilePic: isPictureAddress(picture) ? picture : '',
  };
}

/** The signed-in person in the session answers; only `profilePic` is specified (section 3). */
export type User = Readonly<NonNullable<ReturnType<typeof readUser>>>;
