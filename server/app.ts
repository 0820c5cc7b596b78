import { Hono } from 'hono';
import { apiBase } from '#contract/api-base.ts';
import { inTurn as inTurnOfAll } from './data/turns.ts';
import { createAccess } from './http/access.ts';
import { addAuth } from './http/auth.ts';
import { createBrowserDevices } from './http/browser-devices.ts';
import { createBrowserSessions } from './http/browser-sessions.ts';
import { createVersions, type Catalogue } from './http/catalogue.ts';
import type { HttpEnv, ServerDeps } from './http/context.ts';
import { cors } from './http/cors.ts';
import { addDestinationWrites } from './http/destinations-write.ts';
import type { Encoding } from './http/encoding.ts';
import { createErrorPage } from './http/error-page.ts';
import { notFound, stopping } from './http/failure.ts';
import { answerFailure } from './http/failures.ts';
import { addGoogle } from './http/google.ts';
import { createLimiter } from './http/limits.ts';
import { addHealth } from './http/health.ts';
import { addLogin } from './http/login.ts';
import { originGuard, trustedOrigins } from './http/origin-guard.ts';
import { addPictures, createPictures } from './http/picture-routes.ts';
import { createProfileSave } from './http/profile.ts';
import { readPageMaking } from './http/page-making.ts';
import { createPages } from './http/pages.ts';
import { createReadAnswers } from './http/read-answers.ts';
import { createFormReceiver } from './http/receive-form.ts';
import { addRecovery } from './http/recovery.ts';
import type { FlatHeaders, Variant } from './http/ready.ts';
import { addCommonHeaders, addNoStore, addRequestLog } from './http/middleware.ts';
import { commonHeaders, dataHeaders, inertHeaders } from './http/security-headers.ts';
import { addRobots, createSitemap } from './http/robots.ts';
import { addSite } from './http/site-routes.ts';
import { readSite } from './http/site.ts';
import { addTourReads } from './http/tours-read.ts';
import { addPackageWrites } from './http/tours-write.ts';
import { createSavesWithPictures } from './http/uploads.ts';
import { createWriter } from './http/writer.ts';
import { createQueue, type Queue } from './pictures/queue.ts';
import { createRoom } from './pictures/room.ts';

/** The backend as a function of requests, without a socket. */
export interface Server {
  fetch(request: Request, bindings?: HttpEnv['Bindings']): Promise<Response>;
  /** The answer to a GET of this path and query, when it is in memory and current. */
  pick(address: string, preferred: readonly Encoding[], savesData?: boolean): Variant | undefined;
  /** From now on the health call answers 503. */
  leave(): void;
  /** Without the site's route, which answers everything else. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** For refusals that are sent before a request reaches the routes. */
  readonly refusalHeaders: FlatHeaders;
  /** From now on every request is refused with 503. */
  refuse(): void;
  /** Aborts running saves with 503 unless they are committing; an aborted save changes nothing. */
  cancel(): void;
}

export async function createServer(deps: ServerDeps): Promise<Server> {
  const { database, clock, config, log } = deps;
  const common = commonHeaders(config.publicUrl);
  const readHeaders = dataHeaders(common, config.allowedOrigins);
  const site = await readSite(deps.siteFolder, common, config.firebase);
  const making = await readPageMaking(deps, site, common);
  const make = (catalogue: Catalogue) => ({
    answers: createReadAnswers(catalogue, readHeaders),
    pages: createPages(catalogue, making),
    sitemap: createSitemap(catalogue, making, common),
  });
  const versions = createVersions(database, clock, make, (cause) =>
    log.error({ event: 'the catalogue could not be loaded', error: cause }),
  );
  const pictures = createPictures(deps.pictures, common);
  const devices = createBrowserDevices(deps);
  const sessions = createBrowserSessions(deps, devices);
  const access = createAccess(sessions);
  const limiter = createLimiter(deps, devices);
  const queue = createQueue(1);
  const inTurn: Queue = (work, priority) => queue(() => inTurnOfAll(database.db, 'pictures', work), priority);
  const cancellation = new AbortController();
  const cancelled = cancellation.signal;
  const room = createRoom(config.room, deps.space, inTurn);
  const receive = createFormReceiver(deps.spoolFolder, room, cancelled);
  const saves = createSavesWithPictures(deps, room, inTurn, (picture) => pictures.forget(picture), cancelled);
  const writer = createWriter(deps, access, receive, saves.catalogue, versions.changed);
  let leaving = false;
  let refusing = false;

  const app = new Hono<HttpEnv>();
  app.onError((cause, context) => answerFailure(cause, context, deps.log));
  app.use(addRequestLog(deps.log));
  app.use(addCommonHeaders(common));
  app.use((_context, next) => {
    if (refusing) throw stopping();
    return next();
  });
  app.use(`${apiBase}/*`, cors(config.allowedOrigins), addNoStore());
  app.use(originGuard(trustedOrigins(config.publicUrl, config.allowedOrigins)));
  addHealth(app, deps, access, () => leaving);
  addAuth(app, access, sessions, createProfileSave(deps, access, limiter, receive, saves.portrait));
  addLogin(app, deps, sessions, limiter);
  addGoogle(app, deps, sessions, limiter);
  addRecovery(app, deps, sessions, devices, limiter);
  addTourReads(app, versions);
  addPackageWrites(app, writer);
  addDestinationWrites(app, writer);
  app.all(`${apiBase}/*`, () => {
    throw notFound('Call');
  });
  addPictures(app, pictures);
  addRobots(app, config.publicUrl, versions);
  addSite(app, site, versions, createErrorPage(making), log);

  return {
    fetch: async (request, bindings = {}) => app.fetch(request, bindings),
    pick: (address, preferred, savesData = false) => {
      if (refusing) return undefined;
      if (address.startsWith(`${apiBase}/`)) return versions.peek()?.answers.pick(address, preferred);
      if (address.startsWith('/pictures/')) return pictures.peek(address)?.pick(preferred);
      const [path = ''] = address.split('?', 1);
      return (site.file(path) ?? versions.peek()?.pages.peek(path, savesData))?.pick(preferred);
    },
    leave: () => {
      leaving = true;
    },
    routes: app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => ({ method, path })),
    refusalHeaders: [...common, ...inertHeaders],
    refuse: () => {
      refusing = true;
    },
    cancel: () => cancellation.abort(),
  };
}
