import type { PackageSnapshot } from '#features/admin/packages-store.ts';

/** Fragment of the part of `/admin` from which earlier versions are opened. */
export const lastChangedId = 'last-changed';
/** Fragment that opens the earlier versions in a form. */
export const earlierVersionsId = 'earlier-versions';

/** The packages changed last; the newest where the backend has no dates. */
export function selectLastChanged(
  packages: readonly PackageSnapshot[],
  count: number,
): readonly PackageSnapshot[] {
  return [...packages].sort((a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0)).slice(0, count);
}

const steps = [
  { unit: 'year', ms: 365 * 24 * 3_600_000 },
  { unit: 'month', ms: 30 * 24 * 3_600_000 },
  { unit: 'day', ms: 24 * 3_600_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

const relative = new Intl.RelativeTimeFormat('en-IN');

/** Such as '3 hours ago'; both times are ms since 1970. */
export function formatTimeAgo(time: number, now: number): string {
  const elapsed = Math.max(now - time, 0);
  const step = steps.find(({ ms }) => elapsed >= ms);
  return step ? relative.format(-Math.floor(elapsed / step.ms), step.unit) : 'just now';
}
