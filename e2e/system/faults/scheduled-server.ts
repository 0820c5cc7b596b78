import type { Scheduler } from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { createServer } from '#server/http/app.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { createAdminClient, type AdminClient } from '#server/http/testing/admin-client.ts';
import { fakePictures } from '#server/pictures/testing/fake-pictures.ts';

/** Every query, and every put, size and remove of the picture store, waits for a scheduler. */
export interface ScheduledServer {
  readonly backend: Backend;
  readonly client: AdminClient;
  /** Runs work whose steps the scheduler orders. */
  readonly runScheduled: <T>(scheduler: Scheduler, work: () => Promise<T>) => Promise<T>;
}

export async function openScheduledServer(): Promise<ScheduledServer> {
  let scheduler: Scheduler | undefined;
  const pause = async () => {
    await scheduler?.schedule(Promise.resolve());
  };
  const pausing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await pause();
      return result;
    },
  };

  const backend = await openBackend({}, fakePictures);
  const { deps } = backend;
  const pictures: PictureStore = {
    ...deps.pictures,
    put: async (files) => {
      await pause();
      await deps.pictures.put(files);
    },
    size: async (name) => {
      await pause();
      return deps.pictures.size(name);
    },
    remove: async (names) => {
      await pause();
      await deps.pictures.remove(names);
    },
  };
  const database = { ...deps.database, db: deps.database.db.withPlugin(pausing) };
  const server = await createServer({ ...deps, pictures, database });
  const fetch = (path: string, init?: RequestInit) =>
    server.fetch(new Request(`${deps.config.publicUrl}${path}`, init));

  return {
    backend,
    client: createAdminClient(fetch, await backend.as('admin')),
    runScheduled: async (chosen, work) => {
      scheduler = chosen;
      try {
        const result = await chosen.waitFor(work());
        // What runs after the answers waits for the scheduler, too.
        await chosen.waitFor(deps.background.idle());
        return result;
      } finally {
        scheduler = undefined;
      }
    },
  };
}
