import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { color, font, motion, onMarigold, radius, shadow, space, text as fonts } from '#styles/tokens.css.ts';

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
