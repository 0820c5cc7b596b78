import type { DehydratedState, PageRequest } from '#contract/page-renderer.ts';
import { buildRequestPath, type Http } from '#features/shared/http.ts';

/** `Http` of a page that is rendered beside the backend; records every answer for the dehydrated state. */
export function createDehydratingHttp(read: PageRequest['read'], readFirst: (call: string) => unknown) {
  const answers: Record<string, unknown> = {};
  const first: Record<string, unknown> = {};
  const http: Http = {
    get: async (path, options) => {
      const call = buildRequestPath(path, options?.query);
      const answer = read(call);
      if (answer === undefined) throw new Error(`Nothing answers ${call}`);
      return (answers[call] = answer);
    },
    send: () => Promise.reject(new Error('A page that is rendered writes nothing')),
    pictureAddress: (address) => address,
    readFirst: (path, query) => {
      const call = buildRequestPath(path, query);
      return (first[call] = readFirst(call));
    },
  };
  return { http, dehydrate: (): DehydratedState => ({ answers, first }) };
}
