import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

/** All rows have the height of a whole card, so that a brief card far from the viewport does not change it. */
export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: space.x3,
  '@media': { [media.tablet]: { gap: space.x5, gridAutoRows: '1fr' } },
});

/** Hides the cards after it, which the list no longer has and the deferred render still shows. */
export const emptyPlaceholder = component({});

/** `auto 200px` is less than a card: complete cards determine the height of the rows. */
export const deferredItem = component({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 200px',
  selectors: { [`${emptyPlaceholder} ~ &`]: { display: 'none' } },
});
