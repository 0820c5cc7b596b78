import type { CountedAttempt } from '#server/accounts/attempts.ts';
import type { Clock } from '#server/clock.ts';

/** Subjects in memory at once; with more, all begin anew. */
const maxSubjects = 20_000;

/**
 * As `countAttempt`, but in the memory of this process, and in windows that end for everybody at once: for calls that
 * every visitor makes, which shall cost no write and store nothing about their origin.
 * @param windowMs of all limits @returns ms until another attempt is allowed; 0 when this one was
 */
export function createWindowCounts(clock: Clock, windowMs: number) {
  let startedAt = Number.NEGATIVE_INFINITY;
  const counts = new Map<string, number>();
  return (attempts: readonly CountedAttempt[]): number => {
    const elapsed = clock.now() - startedAt;
    if (elapsed < 0 || elapsed >= windowMs || counts.size >= maxSubjects) {
      startedAt = clock.now();
      counts.clear();
    }
    const entries = attempts.map(({ limit: { name, max }, subject }) => {
      const key = `${name} ${subject}`;
      return { key, max, count: counts.get(key) ?? 0 };
    });
    if (entries.some(({ max, count }) => count >= max)) return startedAt + windowMs - clock.now();
    for (const { key, count } of entries) counts.set(key, count + 1);
    return 0;
  };
}
