import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { readApplicationMetrics, type ApplicationDeps } from './application-metrics.ts';

/** Seconds, upper bounds: from an answer in memory to a save with pictures. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** RFC 9110, section 9.1, and RFC 5789; a client may send any other word. */
const knownMethods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;

/** Metrics of the application and of this process, and durations until an answer is ready, which its transfer follows. */
export function createRequestMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was ready, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  });
  return {
    read: async (deps: ApplicationDeps): Promise<{ readonly body: string; readonly type: string }> => {
      const all = Registry.merge([registry, await readApplicationMetrics(deps)]);
      return { body: await all.metrics(), type: all.contentType };
    },
    /** @param route a pattern such as `/api/tours/package-detail/:id`, never an address of a client */
    observe: (route: string, method: string, status: number, seconds: number) =>
      durations.observe({ route, method: knownMethods.has(method) ? method : 'other', status }, seconds),
  };
}
