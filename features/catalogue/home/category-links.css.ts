import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, motion, onDark, space, text } from '#styles/tokens.css.ts';

/** On phones the board heading ends below the picture and needs a gap; on desktops it ends at the strip. */
export const strip = component({
  ...onDark,
  marginBlockStart: space.x5,
  background: color.deep,
  color: color.onBanyan,
  '@media': { [media.desktop]: { marginBlockStart: 0 } },
});

export const list = component({
  display: 'grid',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space.x5 },
    [media.desktop]: { gridTemplateColumns: '1fr 1fr 1fr 1.35fr' },
  },
});

export const item = component({
  borderBlockStart: `1px solid ${color.deepLine}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
  '@media': {
    [media.tablet]: { selectors: { '&:nth-child(-n+2)': { borderBlockStart: 'none' } } },
    [media.desktop]: {
      borderBlockStart: 'none',
      selectors: {
        '& + &': { borderInlineStart: `1px solid ${color.deepLine}`, paddingInlineStart: space.x5 },
      },
    },
  },
});

export const link = component({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '2px',
  minBlockSize: '84px',
  paddingBlock: space.x3,
  textDecoration: 'none',
});

export const name = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  font: `700 1.3125rem/1.15 ${font.sans}`,
});

export const phone = component({ color: color.marigold });

export const arrow = component({
  color: color.marigold,
  transition: `transform ${motion.hover} ${motion.ease}`,
  selectors: { [`${link}:hover &`]: { transform: 'translateX(4px)' } },
});

export const note = component({ font: text.small, color: color.banyanSoft });
