import * as v from 'valibot';
import { everybody, parameter, type Operations } from './operation.ts';

/** For whoever runs the server, and for programs. */
export const monitoring = {
  readHealth: everybody('GET /health', {
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
  }),
  readReadiness: everybody('GET /ready', {
    summary: 'Whether a balancer may send requests here: not while this server stops or has no database',
    answer: v.strictObject({ status: v.literal('ready') }),
    refusals: [503],
  }),
  readOpenApi: everybody('GET /openapi.json', {
    summary: 'This document',
    answer: v.looseObject({ openapi: v.string() }),
  }),
} satisfies Operations;
