import { describe, expect, it } from 'vitest';
import { lastDue, nextDue, type BackupSchedule } from './schedule.ts';

const at = (timeZone: string, ...times: number[]): BackupSchedule => ({ timeZone, times });
const three = 3 * 60;

/** The last and the next time at an instant, both as ISO texts in UTC. */
const around = (schedule: BackupSchedule, now: string) =>
  [lastDue(schedule, Date.parse(now)), nextDue(schedule, Date.parse(now))].map((time) =>
    new Date(time).toISOString().slice(0, 16),
  );

describe('the times of backups', () => {
  it('are local times of the time zone', () => {
    const india = at('Asia/Kolkata', three);
    expect(around(india, '2026-11-22T10:00:00Z')).toEqual(['2026-11-21T21:30', '2026-11-22T21:30']);
    expect(around(india, '2026-11-22T21:29:59.999Z')).toEqual(['2026-11-21T21:30', '2026-11-22T21:30']);
  });

  it('are due from their second on', () => {
    expect(around(at('UTC', three), '2026-11-22T03:00:00Z')).toEqual([
      '2026-11-22T03:00',
      '2026-11-23T03:00',
    ]);
  });

  it('may be several a day, in any order', () => {
    const schedule = at('UTC', 15 * 60 + 30, three);
    expect(around(schedule, '2026-11-22T10:00:00Z')).toEqual(['2026-11-22T03:00', '2026-11-22T15:30']);
    expect(around(schedule, '2026-11-22T16:00:00Z')).toEqual(['2026-11-22T15:30', '2026-11-23T03:00']);
  });

  it('follow daylight saving', () => {
    const berlin = at('Europe/Berlin', three);
    expect(around(berlin, '2026-03-28T12:00:00Z')).toEqual(['2026-03-28T02:00', '2026-03-29T01:00']);
    expect(around(berlin, '2026-10-24T12:00:00Z')).toEqual(['2026-10-24T01:00', '2026-10-25T02:00']);
  });

  it('come right after the gap on the day whose clock skips them', () => {
    // In New York on 2026-03-08 the clock goes from 02:00 to 03:00.
    const schedule = at('America/New_York', 2 * 60 + 30);
    expect(around(schedule, '2026-03-08T06:00:00Z')).toEqual(['2026-03-07T07:30', '2026-03-08T07:00']);
    expect(around(schedule, '2026-03-08T08:00:00Z')).toEqual(['2026-03-08T07:00', '2026-03-09T06:30']);
  });

  it('come once on the day whose clock repeats them', () => {
    // In New York on 2026-11-01 the hour from 01:00 to 02:00 comes twice, at 05:00 and at 06:00 UTC.
    const schedule = at('America/New_York', 90);
    expect(around(schedule, '2026-11-01T05:00:00Z')).toEqual(['2026-10-31T05:30', '2026-11-01T05:30']);
    expect(around(schedule, '2026-11-01T06:45:00Z')).toEqual(['2026-11-01T05:30', '2026-11-02T06:30']);
  });
});
