import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, motion, onMarigold, radius, shadow, space, text as fonts } from '#styles/tokens.css.ts';

const sectionBase = component({ paddingBlock: space.section });

export const section = styleVariants({
  domestic: [sectionBase],
  international: [sectionBase, component({ background: color.haldi })],
});

const gridBase = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.x3,
  '@media': { [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x4 } },
});

const columns = (count: number) =>
  component({
    '@media': { [media.desktop]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
  });

export const grid = styleVariants({
  domestic: [gridBase, columns(5)],
  international: [gridBase, columns(4)],
});

const threeColumns = 'screen and (min-width: 768px) and (max-width: 1023.98px)';

/** Two of three columns, so that ten tiles, and eight, fill their rows. */
const listBroad = (which: string) =>
  component({ '@media': { [threeColumns]: { selectors: { [which]: { gridColumn: 'span 2' } } } } });

/** A container: its width determines the layout of the tile. */
const cellBase = component({ containerType: 'inline-size' });

export const cell = styleVariants({
  domestic: [cellBase, listBroad('&:nth-child(6n + 1)')],
  international: [cellBase, listBroad('&:nth-child(4)')],
});

/** Only a tile of two columns is this wide (destination-lists.css.ts). */
const broad = '(min-width: 440px)';

export const tile = component({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  padding: '8px 8px 14px',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
  textDecoration: 'none',
});

export const frame = component({
  position: 'relative',
  flex: 'none',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  background: color.sunk,
  '@container': { [broad]: { flex: 1, aspectRatio: 'auto' } },
});

const pictureBase = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `transform ${motion.picture} ${motion.ease}, opacity ${motion.picture}`,
  selectors: { [`${tile}:hover &`]: { transform: 'scale(1.045)' } },
});

/** By night in the light theme and by day in the dark one. */
const otherScheme = component({
  colorScheme: 'dark',
  opacity: 0,
  selectors: { ':root[data-theme="dark"] &': { colorScheme: 'light' } },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme="light"]) &': { colorScheme: 'light' } },
    },
  },
});

export const picture = styleVariants({
  own: [pictureBase],
  fetching: [pictureBase, otherScheme],
  ready: [
    pictureBase,
    otherScheme,
    component({ selectors: { [`${tile}:hover &, ${tile}:focus-visible &`]: { opacity: 1 } } }),
  ],
});

export const caption = component({
  position: 'relative',
  paddingInline: space.x1,
  '@container': {
    [broad]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space.x4,
      alignItems: 'center',
    },
  },
});

/** The container for the fitted text's cqi. */
export const nameBoard = component({ containerType: 'inline-size' });

export const name = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: ['40px', 'clamp(40px, 26cqi, 68px)'],
  paddingBlockStart: '6px',
  textAlign: 'center',
  fontFamily: font.sans,
  fontWeight: 800,
  lineHeight: 0.98,
  textTransform: 'uppercase',
});

export const line = component({
  display: 'block',
  '@supports': { '(width: 1cqi)': { whiteSpace: 'nowrap' } },
});

export const plate = component({
  ...onMarigold,
  position: 'absolute',
  insetBlockEnd: 'calc(100% - 4px)',
  insetInlineStart: space.x2,
  padding: '8px 10px 5px',
  borderRadius: '6px',
  background: color.marigold,
  color: color.onMarigold,
  font: `800 1.125rem/1 ${font.sans}`,
});

export const local = component({
  color: color.rani,
  textAlign: 'center',
  font: `700 1.125rem/1.3 ${font.names}`,
});

export const text = component({
  marginBlockStart: space.x1,
  color: color.soft,
  font: fonts.small,
  textAlign: 'center',
  textWrap: 'balance',
  '@container': { [broad]: { gridColumn: 2, gridRow: '1 / span 2', textAlign: 'start' } },
});
