import { plural } from '#features/shared/text/format.ts';

/** `7 of 20 packages`, or `20 packages` when all are found. */
export const countText = (matchCount: number, all: number): string =>
  matchCount === all ? plural(all, 'package') : `${matchCount} of ${plural(all, 'package')}`;
