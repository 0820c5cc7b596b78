import { component } from '#styles/component.ts';

/** Hides the cards after it, which the list no longer has and the deferred render still shows. */
export const emptyPlaceholder = component({});

/** `auto 200px` is less than a card: complete cards determine the height of the rows. */
export const item = component({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 200px',
  selectors: { [`${emptyPlaceholder} ~ &`]: { display: 'none' } },
});
