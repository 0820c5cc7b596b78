import type { AgencyChanges } from '#contract/agency.ts';
import type { AuthApi } from '#features/auth/api.ts';
import { createAuthStore } from '#features/auth/store.ts';
import { createCatalogueApi } from '#features/catalogue/api.ts';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { createDestinationsApi, createDestinationsStore } from '#features/destinations/store.ts';
import { createDetailApi, createDetailStore } from '#features/package-detail/store.ts';
import { createAgencyStore } from '#features/shared/agency.ts';
import type { Http } from '#features/shared/http.ts';
import { importInTime, importModule } from '#features/shared/loading.tsx';
import type { History } from './router/history.ts';
import { createRouter } from './router/router.ts';

export interface AppDeps {
  readonly http: Http;
  readonly history: History;
  /** The query that the server rendered the page for; '' for none. */
  readonly servedSearch?: string;
  /** What the owner has changed of the agency's facts. */
  readonly agency?: AgencyChanges | undefined;
}

export type App = ReturnType<typeof createApp>;

/** Creates one site: its stores and its router, connected. Renders nothing and has no global state. */
export function createApp({ http, history, servedSearch, agency }: AppDeps) {
  const authApi = createLazyAuthApi(http);
  const auth = createAuthStore(authApi);
  const detectAdmin = async () => {
    const { detectAdminSession } = await importModule(() => import('#features/auth/revalidate-session.ts'));
    await detectAdminSession(auth, authApi);
  };
  const session = {
    checkSession: () => void auth.checkSession(),
    verifyAdmin: () => auth.verifyAdmin(),
    clearSession: () => auth.clear(),
    detectAdmin: () => void detectAdmin(),
  };
  const router = createRouter(history, session, servedSearch);
  auth.onSession((event) => router.dispatch(event));
  return {
    http,
    origin: history.origin,
    router,
    auth,
    agency: createAgencyStore(agency),
    catalogue: createCatalogueStore(createCatalogueApi(http)),
    details: createDetailStore(
      createDetailApi(http, () => auth.state.isAdmin && auth.hasFeature('visibility')),
    ),
    destinations: createDestinationsStore(createDestinationsApi(http)),
  };
}

/** The session calls; their code is imported with the first of them, which keeps it out of the entry chunk. */
function createLazyAuthApi(http: Http): AuthApi {
  const calls = async () => (await importInTime(() => import('#features/auth/api.ts'))).createAuthApi(http);
  return {
    me: async () => (await calls()).me(),
    adminVerifyToken: async (options) => (await calls()).adminVerifyToken(options),
  };
}

/** @returns gives the instance that belongs to an object; created on first use, for parts that only lazy code imports */
export function weakMemoize<Key extends object, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const instances = new WeakMap<Key, Value>();
  return (key) => {
    const instance = instances.get(key) ?? create(key);
    instances.set(key, instance);
    return instance;
  };
}
