import * as v from 'valibot';
import type { CountedEvent } from './counts.ts';
import { OwnIdSchema } from './admin-answers.ts';

export type Counts = Readonly<Record<CountedEvent, number>>;

/** Days for which counts are kept, and at most asked for. */
export const maxCountDays = 400;

/** Answer of `GET /api/admin/counts?days=`, for administrators; what was counted in the last seconds may be missing. */
export interface PackageCounts {
  /** Every day of the period, oldest first, today last; in Indian Standard Time. */
  readonly days: readonly DayCounts[];
  /** Packages with which visitors did anything in the period. */
  readonly packages: readonly TourCounts[];
}

export interface DayCounts {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly counts: Counts;
}

export interface TourCounts {
  readonly _id: string;
  readonly name: string;
  /** In the trash. */
  readonly isDeleted: boolean;
  readonly counts: Counts;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const CountsSchema = v.object({ open: count, call: count, chat: count, share: count, brochure: count });

/** How the site reads the answer. */
export const PackageCountsSchema: v.GenericSchema<unknown, PackageCounts> = v.object({
  days: v.array(v.object({ day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)), counts: CountsSchema })),
  packages: v.array(
    v.object({ _id: OwnIdSchema, name: v.string(), isDeleted: v.boolean(), counts: CountsSchema }),
  ),
});
