import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { formatLogLine } from './log.ts';

it.each(['json', 'text'])('a log (%s) that cannot be written any more ends no program', (format) => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const program = `import { createLog } from '#server/log.ts';
    const log = createLog('${format}');
    log.info({ event: 'first' });
    log.flush(() => {
      log.info({ event: 'second' });
      log.flush(() => process.exit(7));
    });`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', full, 'pipe'], timeout: 20_000 });
  expect(status).toBe(7);
});

const time = new Date(2026, 10, 28, 12, 4, 31).getTime();
const format = (record: object) => formatLogLine(JSON.stringify({ level: 30, time, ...record }));
const request = { id: 'alTtBNNKyUWULPpG', method: 'GET', path: '/packages/domestic', status: 200, ms: 12.34 };
const error = {
  type: 'Error',
  message: 'disk\nfull',
  stack: 'Error: disk\nfull\n    at write (file.js:1:2)\n    at save (file.js:3:4)',
};

it.each([
  ['a page', request, 'GET /packages/domestic 200 12 ms'],
  ['a save', { ...request, method: 'PUT', path: '/api/tours/1' }, 'PUT /api/tours/1 200 12 ms'],
  ['a failed call', { ...request, path: '/api/tours', status: 503 }, 'GET /api/tours 503 12 ms'],
  ['an event', { event: 'expired', signIns: 2, kept: [1] }, 'expired, sign ins 2, kept [1]'],
  [
    'a refusal',
    { level: 40, id: 'alTt', address: '::1', event: 'sign-in refused' },
    'warning: sign-in refused, address ::1, request alTt',
  ],
  [
    'a warning of the operator',
    { level: 40, event: 'warning', kind: 'disk', msg: 'The disk is full.' },
    'warning: The disk is full.',
  ],
  [
    'a sentence with a cause',
    { level: 40, event: 'mail not taken', to: '2026', msg: 'Is it right?', error },
    'warning: mail not taken, to 2026: Is it right?: disk full',
  ],
  [
    'an error',
    { level: 50, id: 'alTt', error },
    'error: request alTt: disk full\n    at write (file.js:1:2)\n    at save (file.js:3:4)',
  ],
  [
    'nothing that turns a text round, could steer the terminal or look like another line',
    { event: 'a\u001b[2Jb\r\n12:00:00 c\u009b', path: '/\u202Egnp.\u2066\u200f' },
    String.raw`a\u001b[2Jb 12:00:00 c\u009b, path /\u202egnp.\u2066\u200f`,
  ],
])('%s is one line with its time', (_, record, text) => {
  expect(format(record)).toBe(`12:04:31 ${text}\n`);
});

it.each(['/assets/index-1.js', '/api/tours'])('what a page fetches (%s) has no line', (path) => {
  expect(format({ ...request, path })).toBe('');
});
