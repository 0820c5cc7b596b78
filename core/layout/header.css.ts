import { style } from '@vanilla-extract/css';
import { component, untilParsed } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { row } from '#styles/recipes.css.ts';
import { color, font, layer, motion, radius, shadow, space, target } from '#styles/tokens.css.ts';
import { headerContainer, inHeaderRow } from './header-row.ts';

export const header = component({
  ...headerContainer,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  background: color.ground,
  '@media': { [media.print]: { position: 'static' } },
});

export const bar = component({
  columnGap: '10px',
  minBlockSize: '64px',
  paddingBlock: space.x1,
  '@media': {
    screen: { '@container': { 'header (min-width: 18rem)': { flexWrap: 'nowrap' } } },
    [media.laptop]: { minBlockSize: '76px', columnGap: space.x5 },
  },
});

export const stripe = component({
  blockSize: '9px',
  background: `linear-gradient(${color.liveryRani} 0 3px, ${color.marigold} 3px 6px, ${color.liveryGreen} 6px 9px)`,
  printColorAdjust: 'exact',
});

/**
 * `details` opens the menu also before the script has loaded. The menu is beside it and not inside,
 * so that a wide page shows it without opening it, in browsers without `::details-content` too.
 */
export const disclosure = component({
  flex: 'none',
  marginInlineStart: 'auto',
  selectors: untilParsed,
  '@media': inHeaderRow({ display: 'none' }),
});

/** Three lines or a cross, beside the word. Borders, as forced colors remove backgrounds. */
const stroke = { content: '""', inlineSize: '20px', borderBlockStart: '2px solid' } as const;
const isOpen = `${disclosure}[open] > &`;

export const menuButton = component({
  position: 'relative',
  minBlockSize: target.least,
  padding: `2px ${space.x3} 0`,
  border: `2px solid ${color.control}`,
  borderRadius: radius.control,
  font: `700 1.0625rem/1 ${font.sans}`,
  '::before': { ...stroke, blockSize: '14px', borderBlockEnd: '2px solid' },
  '::after': { ...stroke, position: 'absolute', insetBlockStart: '50%' },
  selectors: {
    [`${isOpen}::before`]: { blockSize: 0, borderBlockEnd: 0, transform: 'rotate(45deg)' },
    [`${isOpen}::after`]: { transform: 'rotate(-45deg)' },
  },
  '@media': {
    // Room for the word only.
    '(max-width: 359.98px)': { '::before': { content: 'none' }, '::after': { content: 'none' } },
  },
});

export const menu = component({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  // 100 % is the height of the header, which grows with the text.
  maxBlockSize: ['calc(100vh - 100%)', 'calc(100dvh - 100%)'],
  overflowY: 'auto',
  padding: `${space.x2} ${space.gutter} ${space.x5}`,
  background: color.ground,
  boxShadow: shadow.floating,
  selectors: untilParsed,
  '@media': {
    screen: {
      selectors: { [`${disclosure}:not([open]) + &`]: { display: 'none' } },
    },
    ...inHeaderRow({
      display: 'flex',
      flexWrap: 'wrap',
      flex: '1 0 auto',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: `0 ${space.x3}`,
      position: 'static',
      maxBlockSize: 'none',
      overflowY: 'visible',
      padding: 0,
      boxShadow: 'none',
      selectors: { [`${disclosure}:not([open]) + &`]: { display: 'flex' } },
    }),
  },
});

export const links = component({
  '@media': inHeaderRow({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x1 }),
});

const entry = component({
  position: 'relative',
  padding: `14px ${space.x1}`,
  borderBlockEnd: `1px solid ${color.line}`,
  font: `600 1.25rem/1.4 ${font.sans}`,
  textDecoration: 'none',
  transition: `background ${motion.hover}`,
  selectors: {
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: space.x1,
      insetBlockEnd: space.x2,
      inlineSize: '32px',
      // A border, as forced colors remove backgrounds.
      borderBlockEnd: `3px solid ${color.rani}`,
    },
  },
  '@media': inHeaderRow({
    padding: `${space.x3} 14px`,
    borderBlockEnd: 0,
    borderRadius: radius.control,
    fontSize: '1.0625rem',
    selectors: {
      '&:hover': { background: color.sunk },
      '&[aria-current]::after': { insetInline: '14px', insetBlockEnd: space.x1, inlineSize: 'auto' },
    },
  }),
});

export const link = style([row.x2, entry]);

/** At the end of the menu; in one row with brand and links the number alone, where there is room for it. */
export const contact = component({
  marginBlockStart: space.x3,
  '@media': {
    [media.laptop]: {
      '@container': {
        'header (min-width: 38rem)': { display: 'none', marginBlockStart: 0 },
        'header (min-width: 64rem)': { display: 'block' },
      },
    },
  },
});

export const chat = component({ '@media': inHeaderRow({ display: 'none' }) });

export const contactIcon = component({ color: color.rani });

/** The touch target extends into the gutter, so that the heart's outline ends with the page's column. */
export const shortlist = component({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  flex: 'none',
  // The count, which grows with the text, leaves the heart free.
  inlineSize: `max(${target.least}, 20px + 1.5rem)`,
  paddingInlineStart: '10px',
  blockSize: target.least,
  marginInlineEnd: '-10px',
  '@media': inHeaderRow({ marginInlineStart: 'auto' }),
});

export const account = component({
  marginBlockStart: space.x4,
  '@media': inHeaderRow({ marginBlockStart: 0 }),
});

export const register = component({
  inlineSize: '100%',
  '@media': inHeaderRow({ inlineSize: 'auto' }),
  selectors: {
    // Probably signed in (session-sync.ts): the hidden button reserves the place of the profile picture.
    'html[data-signed-in] &': {
      visibility: 'hidden',
      overflow: 'hidden',
      inlineSize: target.least,
      minBlockSize: 0,
      blockSize: target.least,
      padding: 0,
    },
  },
});
