import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/data/schema.ts';
import { writing } from '#server/data/transactions.ts';
import { takeTurns } from '#server/data/turns.ts';
import { latestTime, type Clock } from './clock.ts';
import { longestWindow, type Limit } from './limits.ts';

/** What is counted: a limit and whom it is about (an account's e-mail, a client address, or both joined). */
export interface Counted {
  readonly limit: Limit;
  readonly subject: string;
}

/**
 * Counts one attempt under every subject unless one of them is full; a refused attempt leaves no trace.
 * Deciding and counting are one transaction for which others of the same subjects wait, in this process and in
 * others, so that two attempts at once never take the same last place. Outdated rows, and those of a clock that was
 * wrong, go on the occasion.
 * @returns ms until another is allowed; 0 when this one was
 */
export function attempt(db: Kysely<Schema>, clock: Clock, counted: readonly Counted[]): Promise<number> {
  const places = counted.map(({ limit, subject }) => ({ limit, subject: storedSubject(limit, subject) }));
  return writing(db, async (inside) => {
    await takeTurns(
      inside,
      places.map(({ subject }) => subject),
    );
    const now = clock.now();
    let wait = 0;
    for (const place of places) wait = Math.max(wait, await waitFor(inside, place, now));
    if (wait > 0) return wait;
    await inside
      .deleteFrom('attempts')
      .where((row) => row.or([row('at', '<=', now - longestWindow), row('at', '>', latestTime(now))]))
      .execute();
    await inside
      .insertInto('attempts')
      .values(places.map(({ subject }) => ({ subject, at: now })))
      .execute();
    return 0;
  });
}

/** ms until the window holds fewer than `most`: until the `most`-th newest attempt in it has left it. */
async function waitFor(db: Kysely<Schema>, { limit, subject }: Counted, now: number): Promise<number> {
  const blocking = await db
    .selectFrom('attempts')
    .select('at')
    .where('subject', '=', subject)
    .where('at', '>', now - limit.within)
    .where('at', '<=', latestTime(now))
    .orderBy('at', 'desc')
    .offset(limit.most - 1)
    .limit(1)
    .executeTakeFirst();
  return blocking ? Math.min(blocking.at - now, 0) + limit.within : 0;
}

/**
 * Writes a row about nobody, which goes with outdated attempts. A write is waited for on the disk: without one, the
 * time of an answer, or of others meanwhile, would tell that there is no such account, code or link.
 */
export async function writeForNobody(inside: Kysely<Schema>, now: number): Promise<void> {
  await inside.insertInto('attempts').values({ subject: 'nobody', at: now }).execute();
}

/** What is stored of a subject: one hash for one limit, so that nobody's address is kept. */
function storedSubject({ name }: Limit, subject: string): string {
  return createHash('sha256').update(`${name}\n${subject}`).digest('hex');
}
