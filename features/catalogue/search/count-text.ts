import { plural } from '#features/shared/text/format.ts';

/** `7 of 20 packages`, or `20 packages` when all are found. */
export const countText = (found: number, all: number): string =>
  found === all ? plural(all, 'package') : `${found} of ${plural(all, 'package')}`;
