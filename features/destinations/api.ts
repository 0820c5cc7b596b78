import * as calls from '#contract/calls.ts';
import { DestinationSchema, type Destination } from '#contract/destination.ts';
import { readKey, readEach } from '#features/shared/read-answer.ts';
import type { Http } from '#features/shared/http.ts';

export interface DestinationsApi {
  list(signal: AbortSignal): Promise<Destination[]>;
}

export function createDestinationsApi(http: Http): DestinationsApi {
  return {
    list: async (signal) => {
      const answer = await http.get(calls.destinations, { signal });
      return readEach(DestinationSchema, readKey(answer, 'destinations'), {
        label: 'destination',
        http,
      });
    },
  };
}
