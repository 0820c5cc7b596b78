import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space, text } from '#styles/tokens.css.ts';

export const empty = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x4,
  paddingBlock: space.x5,
  font: text.lead,
});

export const headerActions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  '@media': { [media.tablet]: { gap: space.x3 } },
});

/** Both fit side by side on a phone. */
export const headerAction = component({
  selectors: {
    '&&': {
      '@media': {
        'screen and (max-width: 599.98px)': { gap: space.x1, paddingInline: space.x2, fontSize: '.9375rem' },
      },
    },
  },
});
