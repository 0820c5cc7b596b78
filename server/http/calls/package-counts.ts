import type { Hono } from 'hono';
import { isbot } from 'isbot';
import * as v from 'valibot';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { countedEvents, type CountInput } from '#contract/counts.ts';
import { maxCountDays } from '#contract/package-counts.ts';
import type { Package } from '#contract/package.ts';
import type { CatalogueCache } from '#server/catalogue/catalogue-cache.ts';
import type { PackageCounter } from '#server/counts/package-counter.ts';
import { readCounts } from '#server/counts/stored-counts.ts';
import { isId } from '#server/database/ids.ts';
import type { HttpContext, HttpEnv, ServerDeps } from '#server/http/context.ts';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import { invalidField, readJson } from '#server/http/listener/request-body.ts';
import { notFound } from '#server/http/responses/http-failure.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { BrowserSessions } from '#server/http/sessions/browser-sessions.ts';

/** Bytes; an input has about 60. */
const maxInputBytes = 256;
const defaultDays = 30;

export const CountInputSchema: v.GenericSchema<unknown, CountInput> = v.strictObject(
  {
    event: v.picklist(countedEvents, `The event must be one of ${countedEvents.join(', ')}`),
    id: v.pipe(v.string('An id is required'), v.check(isId, 'The id must be that of a package')),
  },
  'The request must hold an event and an id, and nothing else',
);

interface CountDeps {
  readonly access: Access;
  readonly sessions: Pick<BrowserSessions, 'hasCookie'>;
  readonly limiter: Pick<RateLimiter, 'count'>;
  readonly counter: Pick<PackageCounter, 'count'>;
  /** Of public packages alone. */
  readonly catalogueCache: CatalogueCache<{ readonly findPackage: (id: string) => Package | undefined }>;
}

/** What visitors do with packages: the call of their pages, and the sums for `/admin`. Not part of the specification. */
export function addPackageCounts(
  app: Hono<HttpEnv>,
  { database: { db }, clock }: Pick<ServerDeps, 'database' | 'clock'>,
  { access, sessions, limiter, counter, catalogueCache }: CountDeps,
): void {
  route(app, apiBase + calls.count, {
    POST: async (context) => {
      limiter.count(context);
      const input = await readJson(context, CountInputSchema, maxInputBytes);
      if (!(await catalogueCache.current()).findPackage(input.id)) throw notFound('Package');
      // The answer does not say whether it was counted: nobody needs to know.
      if (isVisitor(context) && !sessions.hasCookie(context, 'admin')) counter.count(input);
      return context.body(null, 204);
    },
  });
  route(app, apiBase + calls.packageCounts, {
    GET: async (context) => {
      await access.administrator(context);
      const days = parseDays(context.req.query('days'));
      return context.json(await readCounts(db, days, clock.now()));
    },
  });
}

/** False for programs, for pages that are loaded ahead, and for people who ask not to be counted. */
function isVisitor({ req }: HttpContext): boolean {
  if (req.header('sec-gpc') === '1' || req.header('dnt') === '1') return false;
  if (/prefetch|prerender/.test(req.header('sec-purpose') ?? '')) return false;
  const userAgent = req.header('user-agent') ?? '';
  return userAgent !== '' && !isbot(userAgent);
}

function parseDays(text = String(defaultDays)): number {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > maxCountDays)
    throw invalidField('days', `The days must be a number from 1 to ${maxCountDays}`);
  return days;
}
