import type { SessionKind } from '#server/database/schema.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** ms from sign-in to a session's absolute end (OWASP ASVS 5.0, V7.3). */
export const sessionLifetime = { member: 30 * day, admin: 12 * hour } as const satisfies Record<
  SessionKind,
  number
>;

/** ms without use after which a session ends. */
export const sessionIdleTimeout = {
  member: Number.POSITIVE_INFINITY,
  admin: 60 * minute,
} as const satisfies Record<SessionKind, number>;
