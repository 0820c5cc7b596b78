import { component } from '#styles/component.ts';

/** Stands before cards that are about to go. */
export const gone = component({});

/** Out of sight it counts as less than a card: the whole ones give every row its height. */
export const item = component({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 200px',
  selectors: { [`${gone} ~ &`]: { display: 'none' } },
});
