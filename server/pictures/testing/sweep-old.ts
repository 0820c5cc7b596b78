import { day } from '#server/clock.ts';
import type { Db } from '#server/database/schema.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { sweepPictures, type Sweep } from '#server/pictures/sweep.ts';

/** Sweeps as if every file were two days old, also more than half of them. */
export const sweepOld = (db: Db, store: PictureStore): Promise<Sweep> =>
  sweepPictures(db, store, { now: Date.now() + 2 * day, force: true });
