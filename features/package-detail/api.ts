import * as calls from '#contract/calls.ts';
import type { Package } from '#contract/package.ts';
import { readPackage } from '#features/shared/read-answer.ts';
import type { Http } from '#features/shared/http.ts';

export interface DetailApi {
  detail(id: string, signal: AbortSignal): Promise<Package | undefined>;
}

export function createDetailApi(http: Http): DetailApi {
  return {
    detail: async (id, signal) => readPackage(await http.get(calls.packageDetail(id), { signal }), http),
  };
}
