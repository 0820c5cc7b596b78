import type { Http, ReadOptions } from '#features/shared/http.ts';

export interface Asked extends ReadOptions {
  readonly path: string;
}

/** A backend with one answer for reads; `asked` records the calls. */
export function fakeHttp(answer: unknown): { readonly http: Http; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    asked,
    http: {
      get: (path, options = {}) => {
        asked.push({ path, ...options });
        return Promise.resolve(answer);
      },
      send: () => Promise.reject(new Error('this backend is read only')),
      pictureAddress: (address) => (address.startsWith('/') ? `https://api.example${address}` : address),
    },
  };
}
