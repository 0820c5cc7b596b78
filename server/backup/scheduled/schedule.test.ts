import { expect, it } from 'vitest';
import { lastDue, nextDue, type BackupSchedule } from './schedule.ts';

const at = (timeZone: string, ...times: number[]): BackupSchedule => ({ timeZone, times });
const india = at('Asia/Kolkata', 180);
const twice = at('UTC', 930, 180);
// The clock goes from 02:00 to 03:00 on 2026-03-08, and from 02:00 back to 01:00 on 2026-11-01.
const atHalfPastTwo = at('America/New_York', 150);
const atHalfPastOne = at('America/New_York', 90);

it.each([
  ['at its local time', india, '2026-11-22T10:00', '2026-11-21T21:30', '2026-11-22T21:30'],
  ['not before its time', india, '2026-11-22T21:29:59.999', '2026-11-21T21:30', '2026-11-22T21:30'],
  ['from its second on', at('UTC', 180), '2026-11-22T03:00', '2026-11-22T03:00', '2026-11-23T03:00'],
  ['twice a day', twice, '2026-11-22T10:00', '2026-11-22T03:00', '2026-11-22T15:30'],
  ['twice a day', twice, '2026-11-22T16:00', '2026-11-22T15:30', '2026-11-23T03:00'],
  ['after hours that are skipped', atHalfPastTwo, '2026-03-08T06:00', '2026-03-07T07:30', '2026-03-08T07:00'],
  ['after hours that are skipped', atHalfPastTwo, '2026-03-08T08:00', '2026-03-08T07:00', '2026-03-09T06:30'],
  ['once in hours that repeat', atHalfPastOne, '2026-11-01T05:00', '2026-10-31T05:30', '2026-11-01T05:30'],
  ['once in hours that repeat', atHalfPastOne, '2026-11-01T06:45', '2026-11-01T05:30', '2026-11-02T06:30'],
])('a backup is due %s: with %j at %s UTC', (_, schedule, now, last, next) => {
  const due = [lastDue, nextDue].map((find) => find(schedule, Date.parse(`${now}Z`)));
  expect(due.map((time) => new Date(time).toISOString().slice(0, 16))).toEqual([last, next]);
});
