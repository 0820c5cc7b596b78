import type { AuthApi } from '#features/auth/api.ts';
import type { Http } from '#features/shared/http.ts';
import { importModule } from '#features/shared/import-module.ts';

/** The session calls; their code is imported with the first of them, which keeps it out of the entry chunk. */
export function lateAuthApi(http: Http): AuthApi {
  const calls = async () => (await importModule(() => import('#features/auth/api.ts'))).createAuthApi(http);
  return {
    me: async () => (await calls()).me(),
    adminVerifyToken: async () => (await calls()).adminVerifyToken(),
  };
}
