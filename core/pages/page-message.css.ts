import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space, text as fonts } from '#styles/tokens.css.ts';

export const root = component({
  display: 'grid',
  gap: `${space.x7} clamp(32px, 6vw, 88px)`,
  paddingBlock: space.section,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
    [media.print]: { padding: 0 },
  },
});

export const text = component({ maxInlineSize: '46ch', font: fonts.lead });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  marginBlockStart: space.x5,
});
