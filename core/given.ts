import { anyOf, givenId, type GivenReads } from '#contract/page-renderer.ts';
import { callOf, type Http } from '#features/shared/http.ts';

/** The dehydrated state of the page; undefined when the server did not render it. */
export function readGiven(page: Pick<Document, 'getElementById'>): GivenReads | undefined {
  const text = page.getElementById(givenId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Wraps `http`: the first read of each call that came with the page is answered from the dehydrated state. */
export function withGiven(http: Http, { answers, first }: GivenReads): Http {
  const unread = new Map(Object.entries(answers));
  return {
    ...http,
    get: (path, options) => {
      const asked = callOf(path, options?.query);
      const call = unread.has(asked) ? asked : anyOf(asked);
      if (!unread.has(call)) return http.get(path, options);
      const answer = unread.get(call);
      unread.delete(call);
      return Promise.resolve(answer);
    },
    readFirst: (path, query) => first[callOf(path, query)],
  };
}
