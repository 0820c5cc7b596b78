import type { MeasuredPages } from './measured-pages.ts';

export interface BenchContext {
  readonly program: string;
  /** For data and logs; removed at the end. */
  readonly folder: string;
  readonly runs: number;
  readonly minutes: number;
  /** Pages of a running server, started when first asked for. */
  readonly pages: () => Promise<MeasuredPages>;
}

export interface Benchmark {
  readonly name: string;
  /** Prints the figures. @returns whether they meet the goal */
  readonly run: (context: BenchContext) => Promise<boolean>;
}
