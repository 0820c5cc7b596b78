import * as v from 'valibot';
import { parameter, type Operations } from './operation.ts';

/** For whoever runs the server, and for programs. */
export const monitoring = {
  readHealth: {
    route: 'GET /health',
    who: 'everybody',
    summary: 'Whether this server and its database answer; `deep`, for administrators, adds warnings',
    query: { deep: parameter(v.optional(v.string()), 'Any value, also none') },
    answer: v.strictObject({
      status: v.literal('ok'),
      version: v.string(),
      warnings: v.optional(
        v.array(v.strictObject({ kind: v.picklist(['disk', 'mail', 'backup']), message: v.string() })),
      ),
    }),
    refusals: [401, 403, 503],
  },
  readReadiness: {
    route: 'GET /ready',
    who: 'everybody',
    summary: 'Whether a balancer may send requests here: not while this server stops or has no database',
    answer: v.strictObject({ status: v.literal('ready') }),
    refusals: [503],
  },
  readOpenApi: {
    route: 'GET /openapi.json',
    who: 'everybody',
    summary: 'This document',
    answer: v.looseObject({ openapi: v.string() }),
  },
} as const satisfies Operations;
