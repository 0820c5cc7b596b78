import { Refusal } from '#server/refusal.ts';

/** Profiles that one person saves at once: one, and another from a second device. */
const maxOfAPerson = 2;

/** Counts a save until the returned function is called. @throws 429 while two of the same person are under way */
export type BeginUpload = (userId: string) => () => void;

/** In memory: the connections of a save are those of one process. */
export function createUploadsOfPeople(): BeginUpload {
  const running = new Map<string, number>();
  return (userId) => {
    const count = running.get(userId) ?? 0;
    if (count === maxOfAPerson) throw tooMany();
    running.set(userId, count + 1);
    return () => {
      const left = (running.get(userId) ?? 1) - 1;
      if (left === 0) running.delete(userId);
      else running.set(userId, left);
    };
  };
}

const tooMany = () =>
  new Refusal(429, 'Your profile is being saved already. Please try again in a minute.', {
    headers: { 'retry-after': '60' },
  });
