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
    [media.print]: { gap: space.x2, marginBlockStart: space.x4, padding: 0 },
  },
});

/** What the numbers are for is read on the screen. */
export const invitation = component({ '@media': { [media.print]: { display: 'none' } } });

export const title = component({ font: `800 clamp(1.625rem, 1.4rem + 1vw, 2.125rem)/1.05 ${font.sans}` });

export const text = component({ maxInlineSize: '52ch', marginBlockStart: space.x3, font: fonts.body });

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const action = component({
  '@media': {
    [media.print]: {
      justifyContent: 'flex-start',
      minBlockSize: '26px',
      padding: 0,
      border: 0,
      '::after': { content: 'attr(data-number)' },
    },
  },
});

/** In print only. */
export const source = component({
  display: 'none',
  '@media': { [media.print]: { display: 'block', font: fonts.small, overflowWrap: 'anywhere' } },
});
