import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, motion, onDark, space } from '#styles/tokens.css.ts';

const inset = `max(${space.gutter}, 50vw - ${space.container} / 2)`;
const padding = { above: space.x1, below: space.x5 };

/** Clips the row where the window has a scroll bar, which `50vw` includes. */
const contain = 'paint';

/** The first is on the same background as the tiles above it: the padding of one section is enough between them. */
export const section = {
  domestic: component({ contain, paddingBlockStart: 0 }),
  international: component({ contain }),
};

/** Extends past both gutters, so that a part of the next card is visible. */
export const row = component({
  marginInline: 'calc(50% - 50vw)',
  paddingBlock: `${padding.above} ${padding.below}`,
  paddingInline: inset,
  scrollPaddingInline: inset,
  scrollSnapType: 'none',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.control} transparent`,
  outlineOffset: '-3px',
  '@media': {
    [media.print]: { overflow: 'visible', margin: 0, padding: 0 },
    // Touch only: with a mouse it would extend the 300 px of a click to the next card.
    '(hover: none) and (pointer: coarse)': { scrollSnapType: 'x proximity' },
  },
});

export const cards = component({
  display: 'flex',
  gap: space.x5,
  inlineSize: 'max-content',
  '@media': { [media.print]: { flexWrap: 'wrap', inlineSize: 'auto' } },
});

export const item = component({ flex: '0 0 300px', scrollSnapAlign: 'start' });

/** As high as the cards to come. */
export const placeholder = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: `calc(483px + ${padding.above} + ${padding.below})`,
});

/** Hidden on small screens, which lack the space and are scrolled by touch. */
export const arrows = component({ display: 'none', '@media': { [media.laptop]: { display: 'flex' } } });

export const links = component({ ...onDark, background: color.deep, color: color.onBanyan });

const line = `1px solid ${color.deepLine}`;

/** The lines above the first ones are outside of it. */
export const linksList = component({
  display: 'grid',
  columnGap: space.x5,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    // As wide as its longest word at least, for large text.
    [media.desktop]: { gridTemplateColumns: '1fr 1fr 1fr 1.35fr' },
  },
});

export const link = component({
  display: 'grid',
  alignContent: 'center',
  gap: '2px',
  minBlockSize: '84px',
  marginBlockStart: '-1px',
  borderBlockStart: line,
  outlineOffset: '-3px',
  textDecoration: 'none',
  '@media': {
    [media.desktop]: {
      selectors: { 'li + li > &': { borderInlineStart: line, paddingInlineStart: space.x5 } },
    },
  },
});

export const linkName = component({ font: `700 1.3125rem/1.15 ${font.sans}` });

export const linkPhone = component({ color: color.marigold });

export const linkArrow = component({
  color: color.marigold,
  transition: `transform ${motion.hover} ${motion.ease}`,
  selectors: { [`${link}:hover &`]: { transform: 'translateX(4px)' } },
});

export const linkNote = component({ color: color.banyanSoft });
