import type { AuthApi } from '#features/auth/api.ts';
import type { Http } from '#features/shared/http.ts';
import { importWithTimeout } from '#features/shared/import-with-timeout.ts';

/** The session calls; their code is imported with the first of them, which keeps it out of the entry chunk. */
export function createLazyAuthApi(http: Http): AuthApi {
  const calls = async () =>
    (await importWithTimeout(() => import('#features/auth/api.ts'))).createAuthApi(http);
  return {
    me: async () => (await calls()).me(),
    adminVerifyToken: async () => (await calls()).adminVerifyToken(),
  };
}
