import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

export const area = component({
  '@media': {
    [media.panel]: { display: 'grid', gridTemplateColumns: '250px minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const page = component({
  maxInlineSize: space.container,
  padding: `clamp(${space.x5}, 3.4vw, ${space.x7}) ${space.gutter} ${space.x8}`,
  // Room for the toasts, so that they cover nothing of the page.
  '@media': { [media.panel]: { paddingBlockStart: '72px' } },
});
