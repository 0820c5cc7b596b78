import type { GivenReads, PageRequest } from '#contract/page-renderer.ts';
import { callOf, type Http } from '#features/shared/http.ts';

/** The way to the backend of a page that is rendered beside it, and a note of all that was read. */
export function pageHttp(read: PageRequest['read'], readFirst: PageRequest['readFirst']) {
  const answers: Record<string, unknown> = {};
  const first: Record<string, unknown> = {};
  const http: Http = {
    get: async (path, options) => {
      const call = callOf(path, options?.query);
      const answer = read(call);
      if (answer === undefined) throw new Error(`Nothing answers ${call}`);
      return (answers[call] = answer);
    },
    send: () => Promise.reject(new Error('A page that is rendered writes nothing')),
    pictureAddress: (address) => address,
    readFirst: (path, query) => {
      const call = callOf(path, query);
      return (first[call] = readFirst(call));
    },
  };
  return { http, given: (): GivenReads => ({ answers, first }) };
}
