import { Hono } from 'hono';
import type { AgencyChanges } from '#contract/agency.ts';
import { operations } from '#contract/operations/operations.ts';
import { apiBase } from '#contract/page-path.ts';
import { createCatalogueCache, findShown, type Catalogue } from '#server/catalogue/catalogue-cache.ts';
import { createPackageCounter, addCounts } from '#server/counts/stored-counts.ts';
import { isShared } from '#server/database/advisory-locks.ts';
import { isCertainlyRolledBack } from '#server/database/transactions.ts';
import { hasFocalPoint } from '#server/entities/pictures.ts';
import { expireRecords } from '#server/expiry.ts';
import { createRunExclusive, findRecordedHashes } from '#server/pictures/picture-records.ts';
import { createStorageQuota } from '#server/pictures/storage/storage-quota.ts';
import { createRestoreTrashed } from '#server/pictures/trashed-pictures.ts';
import { createPictureWorker } from '#server/pictures/variants/picture-worker.ts';
import { Refusal, notFound, serviceUnavailable } from '#server/refusal.ts';
import { createBackupHandlers } from './calls/backups.ts';
import { createCatalogueHandlers } from './calls/catalogue.ts';
import { createEditingHandlers } from './calls/editing.ts';
import { createInsightHandlers } from './calls/insight.ts';
import { createListedHandlers } from './calls/listed.ts';
import { addMetrics, createMonitoringHandlers } from './calls/monitoring.ts';
import { createOwnAccountHandlers } from './calls/own-account.ts';
import { createSessionHandlers, createSignInHandlers } from './calls/sign-in.ts';
import type { HttpEnv, ServerDeps } from './context.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { cors, csrfGuard, trustedOrigins } from './middleware/other-origins.ts';
import { createRequestIds, createRequestRecord, requestLog } from './middleware/request-log.ts';
import {
  commonHeaders,
  dataHeaders,
  inertHeaders,
  setCallHeaders,
  setCommonHeaders,
} from './middleware/security-headers.ts';
import { createBrochures } from './pages/brochures.ts';
import { createCachedPages, createErrorPage, loadPageRendererDeps } from './pages/page-renderer.ts';
import { createCachedPictures } from './pages/picture-files.ts';
import { createBarePage, createManifest, readSite } from './pages/site-files.ts';
import { createSitemap, addSite } from './pages/site-routes.ts';
import { createCachedReads } from './responses/cached-reads.ts';
import type { Encoding } from './responses/cached-response.ts';
import { handleError } from './responses/error-handler.ts';
import { serve, type Handlers } from './serve.ts';
import { createAccess } from './sessions/access.ts';
import { createChangeLog, createBrowserDevices, createBrowserSessions } from './sessions/browser-sessions.ts';
import { createSaveWithPictures } from './uploads/save-with-pictures.ts';

export type Server = Awaited<ReturnType<typeof createServer>>;

/** ms for which a picture whose files another server may remove is answered from memory. */
const sharedPictureLifetime = 60_000;

/** The backend as a function of requests, without a socket. */
export async function createServer(deps: ServerDeps) {
  const { database, clock, config, log } = deps;
  const { db } = database;
  const common = commonHeaders(config.publicUrl);
  const headers = dataHeaders(common, config.allowedOrigins);
  const site = await readSite(deps.siteFolder, common, config.firebase);
  const rendererDeps = await loadPageRendererDeps(deps, site, common);
  let lastAgency: AgencyChanges = {};
  const createCachedResponses = (catalogue: Catalogue) => {
    lastAgency = catalogue.agency;
    return {
      answers: createCachedReads(catalogue, headers),
      pages: createCachedPages(catalogue, rendererDeps),
      sitemap: createSitemap(catalogue, rendererDeps, common),
      agency: catalogue.agency,
      findPackage: (id: string) => findShown(catalogue, id),
      barePage: createBarePage(site.page, catalogue.agency),
      manifest: createManifest(site.manifest, catalogue.agency),
    };
  };
  const catalogueCache = createCatalogueCache(database, clock, createCachedResponses, (cause) =>
    log.error({ event: 'the catalogue could not be loaded', error: cause }),
  );
  const devices = createBrowserDevices(deps);
  const changes = createChangeLog(deps);
  const sessions = createBrowserSessions(deps, devices, changes);
  const access = createAccess(deps, sessions);
  const limiter = createRateLimiter(deps, devices);
  const runExclusive = createRunExclusive(db);
  const cancellation = new AbortController();
  const restoreTrashed = createRestoreTrashed({ db, store: deps.pictures, runExclusive, clock, log });
  const pictures = createCachedPictures(deps.pictures, common, {
    clock,
    restoreTrashed,
    isRecorded: async (hash) => (await findRecordedHashes(db, [hash])).has(hash),
    lifetime: isShared(db) ? sharedPictureLifetime : undefined,
    hasFocalPoint: ({ hash }, focal) => hasFocalPoint(db, hash, focal),
  });
  const storageQuota = createStorageQuota(config.storageLimits, deps.space, runExclusive);
  const pictureWorker = createPictureWorker({
    db,
    store: deps.pictures,
    encode: deps.encodeVariants,
    storageQuota,
    runExclusive,
    restoreTrashed,
    clock,
    log,
    changed: (picture) => pictures.forget(picture),
    completed: catalogueCache.changed,
  });
  const counter = createPackageCounter({ store: (counts) => addCounts(db, counts), clock, log });
  const onCatalogueChanged = () => {
    catalogueCache.changed();
    // A write may have deleted pictures.
    pictureWorker.wake();
  };
  const save = createSaveWithPictures({
    ...deps,
    holdSession: (trx, session) => access.hold(trx, session),
    storageQuota,
    runExclusive,
    cancelled: cancellation.signal,
    onPictureReplaced: (picture) => pictures.forget(picture),
    onCatalogueChanged,
    onSaved: () => pictureWorker.wake(),
  });
  const requestIds = createRequestIds(config.trustProxy);
  // The library is loaded only where somebody asks for metrics.
  const requestMetrics =
    config.metricsToken === undefined
      ? undefined
      : (await import('#server/metrics/metrics.ts')).createRequestMetrics();
  const record = createRequestRecord(log, requestMetrics);
  let isDraining = false;
  let isRefusing = false;

  const app = new Hono<HttpEnv>();
  app.onError((cause, context) => {
    // What failed may be committed all the same, and is shown then.
    if (!(cause instanceof Refusal) && !isCertainlyRolledBack(cause)) catalogueCache.changed();
    return handleError(cause, context, deps.log);
  });
  app.use(requestLog(requestIds, record));
  app.use(setCommonHeaders(common));
  app.use((_context, next) => {
    if (isRefusing) throw serviceUnavailable();
    return next();
  });
  app.use(`${apiBase}/*`, cors(config.allowedOrigins), setCallHeaders);
  app.use(csrfGuard(trustedOrigins(config.publicUrl, config.allowedOrigins)));
  addMetrics(app, deps, requestMetrics);
  const callDeps = { ...deps, access, catalogueCache, changes, counter, devices, headers, limiter, sessions };
  const handlers = {
    catalogue: createCatalogueHandlers(callDeps),
    sessions: createSessionHandlers(callDeps),
    signIn: createSignInHandlers(callDeps),
    ownAccount: createOwnAccountHandlers(callDeps),
    ...createListedHandlers(deps),
    editing: createEditingHandlers(deps),
    insight: createInsightHandlers(deps),
    backups: createBackupHandlers(callDeps),
    monitoring: createMonitoringHandlers(deps, access, () => isDraining),
  } satisfies { readonly [S in keyof typeof operations]: Handlers<(typeof operations)[S]> };
  serve(app, operations, handlers, { ...callDeps, save, onCatalogueChanged });
  app.all(`${apiBase}/*`, () => {
    throw notFound('Call');
  });
  addSite(app, {
    origin: config.publicUrl,
    site,
    catalogueCache,
    pictures,
    readBrochure: createBrochures(deps, common),
    access,
    errorPage: createErrorPage(rendererDeps, () => lastAgency),
    log,
  });

  return {
    fetch: async (request: Request, bindings: HttpEnv['Bindings'] = {}) => app.fetch(request, bindings),
    /** The answer to a GET of this path and query, when it is in memory and current. */
    selectCached: (address: string, preferred: readonly Encoding[], savesData = false) => {
      if (isRefusing) return undefined;
      if (address.startsWith(`${apiBase}/`)) return catalogueCache.peek()?.answers.select(address, preferred);
      if (address.startsWith('/pictures/')) return pictures.peek(address)?.select(preferred);
      const [path = '', query] = address.split('?', 2);
      const page = { path, search: query ? `?${query}` : '' };
      return (site.file(path) ?? catalogueCache.peek()?.pages.peek(page, savesData))?.select(preferred);
    },
    /** From now on the health call answers 503. */
    startDraining: () => void (isDraining = true),
    /** Without the site's route, which answers everything else. */
    routes: app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => ({ method, path })),
    /** For refusals that are sent before a request reaches the routes. */
    errorHeaders: [...common, ...inertHeaders],
    requestIds,
    record,
    /** Not started. */
    pictureWorker,
    /** Not started; to be stopped before the database is closed. */
    packageCounter: counter,
    refuseRequests: () => void (isRefusing = true),
    /** Aborts running saves with 503 unless they are committing; an aborted save changes nothing. */
    cancelSaves: () => cancellation.abort(),
    /** Deletes what has been kept long enough, and moves its pictures to the trash folder; at start and daily. */
    expire: async (): Promise<void> => {
      const now = clock.deletionTime();
      if (now === undefined) return;
      const expired = await expireRecords(db, now);
      if (Object.values(expired).some((count) => count > 0)) log.info({ event: 'expired', ...expired });
      pictureWorker.wake();
    },
  };
}
