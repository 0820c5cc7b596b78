import { DeletedItemSchema, type DeletedItem } from '#contract/admin-answers.ts';
import { messageOf } from '#contract/reading.ts';
import { readBy } from '#features/admin/api.ts';
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

export function createTrashApi(http: Http, kind: 'package' | 'destination'): TrashApi {
  const own = { credentials: true } as const;
  return {
    list: async (signal) => {
      const answer = await http.get(`/admin/deleted-${kind}s`, { ...own, signal, fresh: true });
      return readEach(readBy(DeletedItemSchema), readKey(answer, `${kind}s`), {
        label: `deleted ${kind}`,
        http,
      });
    },
    restore: async (id) =>
      messageOf(await http.send('POST', `/admin/restore-${kind}/${encodeURIComponent(id)}`, own)),
    deleteForGood: async (id) =>
      messageOf(await http.send('DELETE', `/admin/deleted-${kind}/${encodeURIComponent(id)}`, own)),
  };
}
