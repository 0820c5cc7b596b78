import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { deferredLayout } from '#styles/deferred-layout.ts';
import { media } from '#styles/media.ts';
import { color, font, motion, onDark, space, text } from '#styles/tokens.css.ts';

const inset = `max(${space.gutter}, 50vw - ${space.container} / 2)`;

/** Extends past both gutters, so that a part of the next card is visible. */
export const scroller = component({
  overflowX: 'auto',
  marginInline: `calc(50% - 50vw)`,
  paddingBlock: `${space.x1} ${space.x5}`,
  paddingInline: inset,
  scrollPaddingInline: inset,
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.control} transparent`,
  outlineOffset: '-3px',
  '@media': {
    [media.stillMotion]: { scrollBehavior: 'auto' },
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

const itemBase = component({ flex: 'none', inlineSize: '300px', scrollSnapAlign: 'start' });

const height = { phone: 483, tablet: 483, desktop: 483 };

/** Those that a phone has in view give the row its height; the others are laid out after the rows. */
export const item = styleVariants({
  first: [itemBase],
  domestic: [itemBase, component(deferredLayout('1', height))],
  international: [itemBase, component(deferredLayout('2', height))],
});

/** As high as the cards to come, measured by an invisible skeleton. */
export const placeholder = component({ display: 'grid', paddingBlock: `${space.x1} ${space.x5}` });

export const overlay = component({ gridArea: '1 / 1', alignSelf: 'center' });

export const reservedHeight = component({ gridArea: '1 / 1', inlineSize: '300px', visibility: 'hidden' });

/** Hidden on small screens, which lack the space and are scrolled by touch. */
export const arrows = component({
  display: 'none',
  gap: space.x2,
  '@media': { [media.laptop]: { display: 'flex' } },
});

/** On phones the board heading ends below the picture and needs a gap; on desktops it ends at the strip. */
export const strip = component({
  ...onDark,
  marginBlockStart: space.x5,
  background: color.deep,
  color: color.onBanyan,
  '@media': { [media.desktop]: { marginBlockStart: 0 } },
});

export const linksList = component({
  display: 'grid',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space.x5 },
    [media.desktop]: { gridTemplateColumns: '1fr 1fr 1fr 1.35fr' },
  },
});

export const linksItem = component({
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

export const listLink = component({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '2px',
  minBlockSize: '84px',
  paddingBlock: space.x3,
  textDecoration: 'none',
});

export const listName = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  font: `700 1.3125rem/1.15 ${font.sans}`,
});

export const linksPhone = component({ color: color.marigold });

export const linksArrow = component({
  color: color.marigold,
  transition: `transform ${motion.hover} ${motion.ease}`,
  selectors: { [`${listLink}:hover &`]: { transform: 'translateX(4px)' } },
});

export const linksNote = component({ font: text.small, color: color.banyanSoft });
