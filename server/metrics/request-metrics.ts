import type { Metric, Sample } from './exposition.ts';

/** Upper bounds in seconds: from an answer in memory to a save with pictures. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

export interface RequestMetrics {
  /** @param route a pattern such as `/api/tours/package-detail/:id`, never an address of a client */
  observe(route: string, method: string, status: number, seconds: number): void;
  read(): Metric;
}

interface Series {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** Requests of each bucket alone, and last of those above all. */
  readonly counts: number[];
  sum: number;
}

type SeriesByStatus = Map<number, Series>;

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

/** Durations until an answer is ready, which its transfer follows. */
export function createRequestMetrics(): RequestMetrics {
  const routes = new Map<string, Map<string, SeriesByStatus>>();
  const find = (route: string, method: string, status: number): Series => {
    const methods = getOrAdd(routes, route, () => new Map<string, SeriesByStatus>());
    const statuses = getOrAdd(methods, method, () => new Map<number, Series>());
    return getOrAdd(statuses, status, () => ({
      route,
      method,
      status,
      counts: Array.from({ length: buckets.length + 1 }, () => 0),
      sum: 0,
    }));
  };
  return {
    observe: (route, method, status, seconds) => {
      const series = find(route, knownMethods.has(method) ? method : 'other', status);
      let bucket = 0;
      while (seconds > (buckets[bucket] ?? Infinity)) bucket += 1;
      series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
      series.sum += seconds;
    },
    read: () => ({
      name: 'http_request_duration_seconds',
      type: 'histogram',
      help: 'Time until an answer was ready, by route, method and status.',
      samples: [...routes.values()]
        .flatMap((methods) => Array.from(methods.values()))
        .flatMap((statuses) => Array.from(statuses.values()))
        .flatMap(samplesOf),
    }),
  };
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const created = create();
  map.set(key, created);
  return created;
}

function samplesOf({ route, method, status, counts, sum }: Series): readonly Sample[] {
  const labels = { route, method, status: String(status) };
  let count = 0;
  const inBuckets = counts.map((more, index) => {
    count += more;
    return {
      suffix: '_bucket',
      labels: { ...labels, le: String(buckets[index] ?? '+Inf') },
      value: count,
    };
  });
  return [...inBuckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }];
}
