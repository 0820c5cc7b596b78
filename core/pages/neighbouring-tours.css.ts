import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

export const end = component({
  paddingBlockEnd: space.section,
  '@media': { [media.print]: { display: 'none' } },
});

/** Away from the price bar of a narrow page. */
export const section = component({ paddingBlockStart: space.x6 });

export const cards = component({
  display: 'grid',
  gap: `${space.x6} ${space.x5}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
