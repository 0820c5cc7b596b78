import { createAuthStore } from '#features/auth/store.ts';
import { createCatalogueApi } from '#features/catalogue/api.ts';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { createDestinationsApi } from '#features/destinations/api.ts';
import { createDestinationsStore } from '#features/destinations/store.ts';
import { createDetailApi } from '#features/package-detail/api.ts';
import { createDetailStore } from '#features/package-detail/store.ts';
import { fetchPart } from '#features/shared/fetch-part.ts';
import type { Http } from '#features/shared/http.ts';
import type { History } from './router/history.ts';
import { createRouter } from './router/router.ts';
import { lateAuthApi } from './session/late-auth-api.ts';
import { tellRouterOfSession } from './wiring.ts';

/** Dependencies outside the site; the server and tests pass their own. */
export interface Ports {
  readonly http: Http;
  readonly history: History;
}

export type App = ReturnType<typeof createApp>;

/** Creates one site: its stores and its router, connected. Renders nothing and has no global state. */
export function createApp({ http, history }: Ports) {
  const authApi = lateAuthApi(http);
  const auth = createAuthStore(authApi);
  const recogniseAdmin = async () => {
    const part = await fetchPart(() => import('#features/auth/recheck.ts'));
    await part?.recogniseAdmin(auth, authApi);
  };
  const router = createRouter(history, {
    checkSession: () => void auth.checkSession(),
    verifyAdmin: () => auth.verifyAdmin(),
    clearSession: () => auth.clear(),
    recogniseAdmin: () => void recogniseAdmin(),
  });
  tellRouterOfSession(auth, router);
  return {
    /** For areas that create their own API when they are first opened. */
    http,
    /** Origin of the site, such as `https://banyan.example`. */
    origin: history.origin,
    router,
    auth,
    catalogue: createCatalogueStore(createCatalogueApi(http)),
    details: createDetailStore(createDetailApi(http)),
    destinations: createDestinationsStore(createDestinationsApi(http)),
  };
}
