import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { single, type Metric } from './exposition.ts';

/** ms between two measurements, which Node.js does outside the event loop. */
const resolution = 20;

export interface ProcessMetrics {
  read(): readonly Metric[];
}

/** The names are those of prom-client, which ready dashboards know. */
export function createProcessMetrics(): ProcessMetrics {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  return {
    read: () => {
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const metrics = [
        ...readDelays(delays),
        single('process_resident_memory_bytes', 'gauge', 'Resident memory.', rss),
        single('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', heapUsed),
        single('nodejs_heap_size_total_bytes', 'gauge', 'Heap.', heapTotal),
        single('nodejs_external_memory_bytes', 'gauge', 'Memory of buffers and bindings.', external),
        single('process_cpu_seconds_total', 'counter', 'Processor time.', (user + system) / 1e6),
        single('process_start_time_seconds', 'gauge', 'Start, Unix time.', startedAt),
      ];
      delays.reset();
      return metrics;
    },
  };
}

const startedAt = Date.now() / 1000 - process.uptime();

/** @returns seconds */
const delayOf = (nanoseconds: number) =>
  Number.isFinite(nanoseconds) ? Math.max(nanoseconds / 1e9 - resolution / 1000, 0) : 0;

/** Since the last reading; what is measured includes the interval itself. */
function readDelays(delays: IntervalHistogram): readonly Metric[] {
  const name = 'nodejs_eventloop_lag';
  return [
    single(`${name}_mean_seconds`, 'gauge', 'Mean delay of the event loop.', delayOf(delays.mean)),
    single(`${name}_p50_seconds`, 'gauge', 'Median delay.', delayOf(delays.percentile(50))),
    single(`${name}_p99_seconds`, 'gauge', '99th percentile of the delay.', delayOf(delays.percentile(99))),
    single(`${name}_max_seconds`, 'gauge', 'Largest delay.', delays.count === 0 ? 0 : delayOf(delays.max)),
  ];
}
