import type { AuditLogEvent } from '#contract/audit-log.ts';
import type { BackupStatus, ServerStatus } from '#contract/server-status.ts';

const megabyte = 1024 * 1024;
/** ms */
export const hour = 3_600_000;
/** When the test takes place. */
export const now = Date.UTC(2026, 10, 22, 8);

interface StatusParts extends Partial<Omit<ServerStatus, 'backups'>> {
  readonly backups?: Partial<BackupStatus>;
}

/** A server with nothing to do about it; a test gives only the values it is about. */
export function aServerStatus({ backups, ...parts }: StatusParts = {}): ServerStatus {
  return {
    backups: {
      state: 'good',
      schedule: 'on',
      nextAt: now + 16 * hour,
      last: { at: now - 8 * hour, bytes: 12.4 * megabyte },
      running: null,
      canDownload: true,
      failure: null,
      advice: null,
      ...backups,
    },
    disk: { free: 30 * 1024 * megabyte, total: 40 * 1024 * megabyte },
    pictures: { used: 1024 * megabyte, quota: 4096 * megabyte, waiting: 0 },
    mails: { delivery: 'smtp', waiting: 0, failure: null },
    version: '1.2.3',
    ...parts,
  };
}

export function anEvent(parts: Partial<AuditLogEvent> = {}): AuditLogEvent {
  return {
    _id: 'e1',
    at: now,
    by: { name: 'Asha Rao', email: 'asha@example.com' },
    action: 'edit',
    subject: { kind: 'package', name: 'Goa by train' },
    summary: 'price 47500 to 49900',
    address: '203.0.113.7',
    ...parts,
  };
}

/** Events `from` to `to`, newest first: each signed in. */
export const events = (from: number, to: number): AuditLogEvent[] =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    anEvent({
      _id: `e${from + index}`,
      subject: { kind: 'package', name: `Tour ${from + index}` },
      summary: '',
    }),
  );
