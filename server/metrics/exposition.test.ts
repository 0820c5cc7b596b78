import { expect, it } from 'vitest';
import { formatMetrics, single } from './exposition.ts';

it('writes help, type and samples, with labels escaped', () => {
  const labelled = {
    name: 'requests_total',
    help: 'Requests.',
    type: 'counter',
    samples: [{ labels: { path: 'a"b\\c\nd', status: '200' }, value: 2 }, { value: 1.5 }],
  } as const;
  expect(formatMetrics([labelled, single('limit', 'gauge', 'A limit.', Infinity)])).toBe(
    [
      '# HELP requests_total Requests.',
      '# TYPE requests_total counter',
      String.raw`requests_total{path="a\"b\\c\nd",status="200"} 2`,
      'requests_total 1.5',
      '# HELP limit A limit.',
      '# TYPE limit gauge',
      'limit +Inf',
      '',
    ].join('\n'),
  );
});

it('leaves a metric without samples out', () => {
  expect(formatMetrics([{ name: 'none', help: '', type: 'gauge', samples: [] }])).toBe('');
});
