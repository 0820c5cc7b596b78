/** A metric in the words of https://prometheus.io/docs/instrumenting/exposition_formats/ */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

export interface Sample {
  /** `_bucket`, `_sum` and `_count` of a histogram. */
  readonly suffix?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

/** A metric without labels. */
export const single = (name: string, type: 'counter' | 'gauge', help: string, value: number): Metric => ({
  name,
  type,
  help,
  samples: [{ value }],
});

export function formatMetrics(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(
      ({ name, help, type, samples }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map((sample) => formatSample(name, sample)).join('')}`,
    )
    .join('');
}

function formatSample(name: string, { suffix = '', labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escape(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${formatValue(value)}\n`;
}

const escape = (text: string) =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);

const formatValue = (value: number) => (value === Infinity ? '+Inf' : String(value));
