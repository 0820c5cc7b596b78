import type { BackupStatus, MailStatus, ServerStatus } from '#contract/server-status.ts';
import { formatTimeAgo } from '#features/admin/overview/last-changed.ts';
import { plural } from '#features/shared/text.ts';

export interface StatusItem {
  readonly label: string;
  /** `bad`: somebody has to do something. */
  readonly tone: 'good' | 'bad';
  readonly value: string;
  readonly details: readonly string[];
}

/** Share of a disk or quota from which it is shown as nearly full. */
const nearlyFull = 0.95;

/** What the owner should see of the server. @param now ms since 1970 */
export function describeStatus(
  { backups, disk, pictures, mails, version }: ServerStatus,
  now: number,
): StatusItem[] {
  return [
    describeBackups(backups, now),
    describeSpace('Disk of the server', disk.total - disk.free, disk.total),
    pictures.used === null
      ? {
          label: 'Space for pictures',
          tone: 'bad',
          value: 'Unknown',
          details: ['The picture store did not answer in time.'],
        }
      : describeSpace('Space for pictures', pictures.used, pictures.quota),
    {
      label: 'Pictures waiting',
      tone: 'good',
      value: pictures.waiting === 0 ? 'None' : String(pictures.waiting),
      details: pictures.waiting === 0 ? [] : ['Their smaller versions are still being made.'],
    },
    describeMails(mails),
    ...(version === null
      ? []
      : [{ label: 'Version of the program', tone: 'good' as const, value: version, details: [] }]),
  ];
}

function describeBackups({ state, last, schedule, nextAt, failure }: BackupStatus, now: number): StatusItem {
  const age = last ? formatTimeAgo(last.at, now) : 'none yet';
  return {
    label: 'Last good backup',
    tone: state === 'late' ? 'bad' : 'good',
    value: state === 'late' && last ? `Too old: ${age}` : capitalize(age),
    details: [
      ...(last
        ? [`${formatDateTime(last.at)}, ${last.bytes === null ? 'made by hand' : formatBytes(last.bytes)}`]
        : []),
      ...(failure ? [`The last try failed, ${formatDateTime(failure.at)}: ${failure.reason}`] : []),
      ...(schedule === 'off' ? ['The server makes none by itself.'] : []),
      ...(nextAt === null ? [] : [`The next one: ${formatDateTime(nextAt)}`]),
    ],
  };
}

/** @param used bytes @param total bytes */
function describeSpace(label: string, used: number, total: number): StatusItem {
  const isNearlyFull = used >= total * nearlyFull;
  const share = total > 0 ? Math.round((used / total) * 100) : 100;
  return {
    label,
    tone: isNearlyFull ? 'bad' : 'good',
    value: isNearlyFull ? `Nearly full: ${share}%` : `${share}% full`,
    details: [`${formatBytes(used)} of ${formatBytes(total)}`],
  };
}

function describeMails({ delivery, waiting, failure }: MailStatus): StatusItem {
  const isGoingOut = delivery === 'smtp' && !failure;
  return {
    label: 'Mails',
    tone: isGoingOut ? 'good' : 'bad',
    value: isGoingOut ? 'Going out' : 'Not going out',
    details: [
      ...(delivery === 'files' ? ['No mail server is set up: mails are written to files.'] : []),
      ...(failure ? [`The last try failed, ${formatDateTime(failure.at)}: ${failure.reason}`] : []),
      ...(waiting > 0 ? [`${plural(waiting, 'mail')} waiting`] : []),
    ],
  };
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const dateTimeFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** In the time zone of the browser. @param time ms since 1970; '' for an invalid one */
export function formatDateTime(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : dateTimeFormat.format(date);
}

const kilobyte = 1024;

/** Such as `12.4 MB`; units of 1024, as in the settings of the server. */
export function formatBytes(bytes: number): string {
  const units = ['kB', 'MB', 'GB', 'TB'] as const;
  const power = Math.min(
    Math.max(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(kilobyte)), 1),
    units.length,
  );
  const amount = bytes / kilobyte ** power;
  return `${amount >= 100 ? Math.round(amount) : Number(amount.toFixed(1))} ${units[power - 1]}`;
}
