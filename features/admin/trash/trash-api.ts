import * as calls from '#contract/calls.ts';
import { DeletedItemSchema, type DeletedItem } from '#contract/admin-answers.ts';
import { messageOf } from '#contract/message.ts';
import type { Http } from '#features/shared/http.ts';
import { readEach, readKey } from '#features/shared/read-answer.ts';

/** The calls about deleted packages or deleted destinations, of our own backend; each rejects on failure. */
export interface TrashApi {
  /** Deleted last, first. */
  list(signal: AbortSignal): Promise<DeletedItem[]>;
  /** Brings it back under its id; again, it answers as the first time. @returns the backend's message */
  restore(id: string): Promise<string>;
  /** @returns the backend's message */
  deleteForGood(id: string): Promise<string>;
}

const callsOf = {
  package: {
    label: 'deleted package',
    list: calls.deletedPackages,
    key: 'packages',
    restore: calls.restorePackage,
    remove: calls.deletedPackage,
  },
  destination: {
    label: 'deleted destination',
    list: calls.deletedDestinations,
    key: 'destinations',
    restore: calls.restoreDestination,
    remove: calls.deletedDestination,
  },
} as const;

export function createTrashApi(http: Http, kind: 'package' | 'destination'): TrashApi {
  const { label, list, key, restore, remove } = callsOf[kind];
  const send = async (method: 'POST' | 'DELETE', path: string) =>
    messageOf(await http.send(method, path, { credentials: true }));
  return {
    list: async (signal) => {
      const answer = await http.get(list, { signal, fresh: true, credentials: true });
      return readEach(DeletedItemSchema, readKey(answer, key), { label, http });
    },
    restore: (id) => send('POST', restore(id)),
    deleteForGood: (id) => send('DELETE', remove(id)),
  };
}
