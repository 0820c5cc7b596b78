import { component } from '#styles/component.ts';

/** Out of sight it counts as less than a card: the whole ones give every row its height. */
export const item = component({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 200px' });
