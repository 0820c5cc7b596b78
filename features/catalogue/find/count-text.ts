import { plural } from '#features/shared/plural.ts';

/** How much of a list is found: `7 of 20 packages`, or `20 packages` where all are. */
export const countText = (found: number, all: number): string =>
  found === all ? plural(all, 'package') : `${found} of ${plural(all, 'package')}`;
