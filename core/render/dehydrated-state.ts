import { toWildcardCall, dehydratedStateId, type DehydratedState } from '#contract/page-renderer.ts';
import { buildRequestPath, type Http } from '#features/shared/http.ts';

export function readDehydratedState(page: Pick<Document, 'getElementById'>): DehydratedState | undefined {
  const text = page.getElementById(dehydratedStateId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Wraps `http`: the first read of each call that came with the page is answered from the dehydrated state. */
export function hydrateFrom(http: Http, { answers, first }: DehydratedState): Http {
  const unread = new Map(Object.entries(answers));
  return {
    ...http,
    get: (path, options) => {
      const requestPath = buildRequestPath(path, options?.query);
      const call = unread.has(requestPath) ? requestPath : toWildcardCall(requestPath);
      if (!unread.has(call)) return http.get(path, options);
      const answer = unread.get(call);
      unread.delete(call);
      return Promise.resolve(answer);
    },
    readFirst: (path, query) => first[buildRequestPath(path, query)],
  };
}
