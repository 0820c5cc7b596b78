import type { Scheduler } from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { createServer } from '#server/app.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import type { PictureStore } from '#server/pictures/store.ts';
import { createClient, type Client } from './client.ts';
import { tinyPictures } from './tiny-pictures.ts';

/** Every query, and every put, size and remove of the picture store, waits for a scheduler. */
export interface PausedServer {
  readonly backend: Backend;
  readonly client: Client;
  /** Runs work whose steps the scheduler orders. */
  readonly letGo: <T>(scheduler: Scheduler, work: () => Promise<T>) => Promise<T>;
}

export async function openPausedServer(): Promise<PausedServer> {
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

  const backend = await openBackend({}, { processPicture: tinyPictures });
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
    client: createClient(fetch, await backend.as('admin')),
    letGo: async (chosen, work) => {
      scheduler = chosen;
      try {
        return await chosen.waitFor(work());
      } finally {
        scheduler = undefined;
      }
    },
  };
}
