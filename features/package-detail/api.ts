import * as calls from '#contract/calls.ts';
import type { Package } from '#contract/package.ts';
import { field } from '#features/shared/field.ts';
import type { Http } from '#features/shared/http.ts';
import { readPackages } from '#features/shared/read-packages.ts';

export interface DetailApi {
  /** @returns undefined when the answer holds no package */
  detail(id: string, signal: AbortSignal): Promise<Package | undefined>;
}

export function createDetailApi(http: Http): DetailApi {
  return {
    detail: async (id, signal) => {
      const answer = await http.get(calls.packageDetail(id), { signal });
      const data = field(answer, 'data');
      // The two readings of the specification (section 3), and the package at the top.
      const found = field(data, 'package') ?? field(answer, 'package') ?? data;
      return found ? readPackages([found], http)[0] : undefined;
    },
  };
}
