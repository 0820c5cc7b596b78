import type { Http, ReadOptions } from '#features/shared/http.ts';

export interface RecordedRead extends ReadOptions {
  readonly path: string;
}

/** A backend with one answer for reads; `reads` records them. */
export function fakeHttp(answer: unknown): { readonly http: Http; readonly reads: RecordedRead[] } {
  const reads: RecordedRead[] = [];
  return {
    reads,
    http: {
      get: (path, options = {}) => {
        reads.push({ path, ...options });
        return Promise.resolve(answer);
      },
      send: () => Promise.reject(new Error('this backend is read only')),
      pictureAddress: (address) => (address.startsWith('/') ? `https://api.example${address}` : address),
    },
  };
}
