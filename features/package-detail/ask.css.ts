import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space, text as fonts } from '#styles/tokens.css.ts';

export const panel = component({
  display: 'grid',
  gap: space.x5,
  marginBlockStart: 'clamp(40px, 4.6vw, 60px)',
  padding: 'clamp(20px, 3vw, 32px)',
  borderRadius: radius.card,
  background: color.haldi,
  '@media': { [media.print]: { display: 'none' } },
});

export const title = component({ font: `800 clamp(1.625rem, 1.4rem + 1vw, 2.125rem)/1.05 ${font.sans}` });

export const price = component({ marginBlockStart: space.x3, font: fonts.h3 });

export const text = component({ marginBlockStart: space.x1, font: fonts.body });

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
