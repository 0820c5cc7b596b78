import type { AgencyChanges } from '#contract/agency.ts';
import type { SessionApi } from '#features/auth/api.ts';
import { createAuthStore } from '#features/auth/store.ts';
import { createCatalogueApi } from '#features/catalogue/api.ts';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { createDestinationsApi, createDestinationsStore } from '#features/destinations/store.ts';
import { createDetailApi, createDetailStore } from '#features/package-detail/store.ts';
import { createAgencyStore } from '#features/shared/agency.ts';
import type { Http } from '#features/shared/http.ts';
import { importInTime, importModule } from '#features/shared/loading.tsx';
import type { HeadPlace } from './head/head.tsx';
import type { PageState } from './render/page-state.ts';
import type { History } from './router/history.ts';
import type { Access } from './router/machine.ts';
import { createRouter } from './router/router.ts';

export interface AppDeps {
  readonly http: Http;
  readonly history: History;
  /** What the table of pages says of a path. */
  readonly matchRoute: (path: string) => { readonly access: Access; readonly param: string };
  /** Of a page that the server rendered, or renders. */
  readonly state?: PageState | undefined;
  /** What the owner has changed of the agency's facts. */
  readonly agency?: AgencyChanges | undefined;
  readonly onHead?: HeadPlace['onHead'];
}

export type App = ReturnType<typeof createApp>;

/** Creates one site: its stores and its router, connected. Renders nothing and has no global state. */
export function createApp({ http, history, matchRoute, state = { calls: [] }, agency, onHead }: AppDeps) {
  const { path, search } = history.read();
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
  const router = createRouter(history, session, matchRoute, state.catalogue?.list?.packages && search);
  auth.onSession((event) => router.dispatch(event));
  return {
    http,
    origin: history.origin,
    headPlace: { origin: state.origin ?? history.origin, onHead } satisfies HeadPlace,
    router,
    auth,
    agency: createAgencyStore(agency),
    catalogue: createCatalogueStore(createCatalogueApi(http), state.catalogue, search),
    details: createDetailStore(
      createDetailApi(http, () => auth.state.isAdmin && auth.hasFeature('admin')),
      state.detail && { id: matchRoute(path).param, call: state.detail },
    ),
    destinations: createDestinationsStore(createDestinationsApi(http), state.destinations),
    servedCalls: state.calls,
  };
}

/** The session calls; their code is imported with the first of them, which keeps it out of the entry chunk. */
function createLazyAuthApi(http: Http): SessionApi {
  const calls = async () => (await importInTime(() => import('#features/auth/api.ts'))).createAuthApi(http);
  return {
    me: async () => (await calls()).me(),
    adminVerifyToken: async (options) => (await calls()).adminVerifyToken(options),
  };
}
