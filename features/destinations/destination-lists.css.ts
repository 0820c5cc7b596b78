import { style, styleVariants } from '@vanilla-extract/css';
import { columns, component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { cover, zoom } from '#styles/recipes.css.ts';
import { color, font, motion, space } from '#styles/tokens.css.ts';

export const grid = styleVariants({ domestic: 5, international: 4 }, (desktop) => [
  component({
    ...columns(2, { [media.laptop]: 3, [media.desktop]: desktop }),
    gap: `clamp(${space.x3}, 1.6vw, ${space.x4})`,
  }),
]);

const threeColumns = 'screen and (min-width: 768px) and (max-width: 1023.98px)';

/**
 * A container: its width determines the layout of the tile. Some take two of three columns, so that ten tiles, and
 * eight, fill their rows.
 */
export const cell = styleVariants({ domestic: '6n + 1', international: '4' }, (broad) => [
  component({
    containerType: 'inline-size',
    '@media': {
      [threeColumns]: { selectors: { [`&:nth-child(${broad})`]: { gridColumn: 'span 2' } } },
    },
  }),
]);

/** Only a tile of two columns is this wide. */
const broad = '(min-width: 440px)';

export const tile = component({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  padding: '8px 8px 14px',
  textDecoration: 'none',
});

export const frame = component({
  position: 'relative',
  flex: 'none',
  aspectRatio: '3 / 4',
  '@container': { [broad]: { flex: 1, aspectRatio: 'auto' } },
});

const filling = style([cover.frame, zoom, component({ position: 'absolute', inset: 0 })]);

/** By night in the light theme and by day in the dark one. */
const otherScheme = component({
  colorScheme: 'dark',
  opacity: 0,
  transition: `transform ${motion.picture} ${motion.ease}, opacity ${motion.picture}`,
  selectors: { ':root[data-theme="dark"] &': { colorScheme: 'light' } },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme="light"]) &': { colorScheme: 'light' } },
    },
  },
});

export const picture = styleVariants({
  own: [filling],
  fetching: [filling, otherScheme],
  ready: [
    filling,
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

export const plate = component({
  position: 'absolute',
  insetBlockEnd: 'calc(100% - 4px)',
  insetInlineStart: space.x2,
});

export const local = component({
  color: color.rani,
  textAlign: 'center',
  font: `700 1.125rem/1.3 ${font.names}`,
});

export const text = component({
  marginBlockStart: space.x1,
  textAlign: 'center',
  textWrap: 'balance',
  '@container': { [broad]: { gridColumn: 2, gridRow: '1 / span 2', textAlign: 'start' } },
});
