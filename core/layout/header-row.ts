import type { StyleRule } from '@vanilla-extract/css';
import { media } from '#styles/media.ts';

export const headerContainer = { containerName: 'header', containerType: 'inline-size' } as const;

type Conditions = NonNullable<StyleRule['@media']>;
type Row = NonNullable<NonNullable<Conditions[string]['@container']>[string]>;

/**
 * Where the menu is in one row with brand and shortlist: a wide window whose text is not so large that the row would
 * wrap. In rem, which a container query takes from the page and not from the browser's first size of text.
 */
export const inHeaderRow = (row: Row): Conditions => ({
  [media.laptop]: { '@container': { 'header (min-width: 38rem)': row } },
});
