import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space, text as fonts } from '#styles/tokens.css.ts';

export const panel = component({
  display: 'grid',
  alignItems: 'center',
  gap: `${space.x5} ${space.x7}`,
  marginBlockStart: space.section,
  padding: 'clamp(24px, 4vw, 48px)',
  borderRadius: radius.card,
  background: color.tulsi,
  '@media': {
    [media.panel]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.print]: { display: 'none' },
  },
});

export const title = component({ font: `800 clamp(1.625rem, 1.4rem + 1vw, 2.125rem)/1.05 ${font.sans}` });

export const text = component({ maxInlineSize: '52ch', marginBlockStart: space.x3, font: fonts.body });

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
