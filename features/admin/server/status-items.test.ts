import { describe, expect, it } from 'vitest';
import { aServerStatus, hour, now } from '#features/admin/testing/server-status.ts';
import { describeStatus, formatBytes, formatDateTime } from './status-items.ts';

const describeItem = (label: string, parts: Parameters<typeof aServerStatus>[0]) =>
  describeStatus(aServerStatus(parts), now).find((item) => item.label === label);
const failure = { at: now - hour, reason: 'The disk is full.' };

const quota = (used: number | null, waiting = 0) => ({ pictures: { used, quota: 100, waiting } });

describe('what is shown of the server', () => {
  it('names backup, disk, pictures and mails, all of them good', () => {
    const items = describeStatus(aServerStatus(), now);
    expect(items.map(({ label, tone, value }) => [label, tone, value])).toEqual([
      ['Last good backup', 'good', '8 hours ago'],
      ['Disk of the server', 'good', '25% full'],
      ['Space for pictures', 'good', '25% full'],
      ['Pictures waiting', 'good', 'None'],
      ['Mails', 'good', 'Going out'],
      ['Version of the program', 'good', '1.2.3'],
    ]);
    expect(items[0]?.details).toEqual([
      `${formatDateTime(now - 8 * hour)}, 12.4 MB`,
      `The next one: ${formatDateTime(now + 16 * hour)}`,
    ]);
    expect(items[1]?.details).toEqual(['10 GB of 40 GB']);
  });

  it('says in words that the backup is too old', () => {
    const last = { at: now - 73 * hour, bytes: null };
    expect(describeItem('Last good backup', { backups: { state: 'late', last, failure } })).toMatchObject({
      tone: 'bad',
      value: 'Too old: 3 days ago',
      details: [
        `${formatDateTime(last.at)}, made by hand`,
        `The last try failed, ${formatDateTime(failure.at)}: The disk is full.`,
        expect.stringContaining('The next one'),
      ],
    });
  });

  const files = 'No mail server is set up: mails are written to files.';
  const full = `The last try failed, ${formatDateTime(failure.at)}: The disk is full.`;
  it.each<
    [
      label: string,
      parts: Parameters<typeof aServerStatus>[0],
      tone: string,
      value: string,
      details?: readonly string[],
    ]
  >([
    [
      'Last good backup',
      { backups: { last: null, schedule: 'off', nextAt: null } },
      'good',
      'None yet',
      ['The server makes none by itself.'],
    ],
    ['Space for pictures', quota(94), 'good', '94% full'],
    ['Space for pictures', quota(95), 'bad', 'Nearly full: 95%'],
    ['Space for pictures', quota(120), 'bad', 'Nearly full: 120%'],
    ['Space for pictures', quota(null), 'bad', 'Unknown'],
    ['Pictures waiting', quota(9, 3), 'good', '3', ['Their smaller versions are still being made.']],
    ['Mails', { mails: { delivery: 'files', waiting: 0, failure: null } }, 'bad', 'Not going out', [files]],
    [
      'Mails',
      { mails: { delivery: 'smtp', waiting: 1, failure } },
      'bad',
      'Not going out',
      [full, '1 mail waiting'],
    ],
  ])('shows %s of %o as %s: %s', (label, parts, tone, value, details) => {
    expect(describeItem(label, parts)).toMatchObject({ tone, value, ...(details && { details }) });
  });
});

it.each([
  [0, '0 kB'],
  [1024 ** 2 - 1, '1024 kB'],
  [12.44 * 1024 ** 2, '12.4 MB'],
  [340 * 1024 ** 2, '340 MB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('shows %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it('shows nothing for an invalid date', () => {
  expect(formatDateTime(1e300)).toBe('');
});

it('a backend that does not tell its version shows none', () => {
  expect(describeItem('Version of the program', { version: null })).toBeUndefined();
});
