import * as v from 'valibot';
import { OwnIdSchema, type Frozen } from './admin-answers.ts';
import { countedEvents } from './counts.ts';

/** Days for which counts are kept, and at most asked for. */
export const maxCountDays = 400;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const CountsSchema = v.object(v.entriesFromList(countedEvents, count));

const DaySchema = v.object({ day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)), counts: CountsSchema });

const TourSchema = v.object({
  _id: OwnIdSchema,
  name: v.string(),
  /** In the trash. */
  isDeleted: v.boolean(),
  counts: CountsSchema,
});

/** Answer of `GET /api/admin/counts?days=`, for administrators; what was counted in the last seconds may be missing. */
export const PackageCountsSchema = v.object({
  /** Every day of the period, oldest first, today last; in Indian Standard Time. */
  days: v.array(DaySchema),
  /** Packages with which visitors did anything in the period. */
  packages: v.array(TourSchema),
});
export type PackageCounts = Frozen<v.InferOutput<typeof PackageCountsSchema>>;
export type DayCounts = PackageCounts['days'][number];
export type TourCounts = PackageCounts['packages'][number];
export type Counts = DayCounts['counts'];
