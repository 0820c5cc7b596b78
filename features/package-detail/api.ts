import * as calls from '#contract/calls.ts';
import type { Package } from '#contract/package.ts';
import { readPackage } from '#features/shared/read-answer.ts';
import type { Http } from '#features/shared/http.ts';

export interface DetailApi {
  /** @param isDraft whether the id was that of a draft before: only the session of an administrator opens it */
  detail(id: string, signal: AbortSignal, isDraft?: boolean): Promise<Package | undefined>;
}

/** @param seesDrafts whether an administrator is signed in whose backend has drafts */
export function createDetailApi(http: Http, seesDrafts: () => boolean = () => false): DetailApi {
  return {
    detail: async (id, signal, isDraft = false) => {
      const path = calls.packageDetail(id);
      // The same call answers a draft where it carries the session.
      const credentials = isDraft || seesDrafts();
      return readPackage(await http.get(path, { signal, ...(credentials && { credentials }) }), http);
    },
  };
}
