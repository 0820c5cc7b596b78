import type { Counts, DayCounts, PackageCounts, TourCounts } from '#contract/package-counts.ts';

const none: Counts = { open: 0, call: 0, chat: 0, share: 0, brochure: 0 };

export const aTour = (name: string, counts: Partial<Counts> = {}, isDeleted = false): TourCounts => ({
  _id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  isDeleted,
  counts: { ...none, ...counts },
});

const aDay = (day: string, counts: Partial<Counts> = {}): DayCounts => ({
  day,
  counts: { ...none, ...counts },
});

/** Three days; the tours are those of the test. */
export const somePackageCounts = (...packages: TourCounts[]): PackageCounts => ({
  days: [
    aDay('2026-11-20', { open: 12, call: 1 }),
    aDay('2026-11-21'),
    aDay('2026-11-22', { open: 30, call: 3, chat: 2, share: 1, brochure: 4 }),
  ],
  packages,
});
