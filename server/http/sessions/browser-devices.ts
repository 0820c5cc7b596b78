import type { Kysely } from 'kysely';
import { isKnownDevice, rememberDevice, type KnownDevice } from '#server/accounts/known-devices.ts';
import type { Schema } from '#server/database/schema.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import { createDeviceCookie } from './id-cookies.ts';

export interface BrowserDevices {
  /** Whether the person has signed in with this browser before. */
  isKnown(context: HttpContext, email: string): Promise<boolean>;
  /** Makes the browser known for a person; `write` its cookie after the commit. */
  remember(context: HttpContext, db: Kysely<Schema>, userId: string): Promise<KnownDevice>;
  write(context: HttpContext, device: KnownDevice): void;
}

export function createBrowserDevices({
  database: { db },
  clock,
  config,
}: Pick<ServerDeps, 'database' | 'clock' | 'config'>): BrowserDevices {
  const cookie = createDeviceCookie(config.publicUrl);
  return {
    isKnown: async (context, email) => {
      const id = cookie.read(context);
      return id !== undefined && isKnownDevice(db, clock, id, email);
    },
    remember: (context, inside, userId) => rememberDevice(inside, clock, userId, cookie.read(context)),
    write: (context, { id, endsAt }) => cookie.write(context, id, endsAt),
  };
}
