import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, onMarigold, radius, space } from '#styles/tokens.css.ts';

export const board = component({
  ...onMarigold,
  position: 'relative',
  containerType: 'inline-size',
  width: '100%',
  padding: `22px ${space.x5} 20px`,
  borderRadius: radius.board,
  background: color.marigold,
  color: color.onMarigold,
  textAlign: 'center',
  printColorAdjust: 'exact',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '7px',
    border: '3px solid currentColor',
    borderRadius: '10px',
    pointerEvents: 'none',
  },
});

export const breadcrumbs = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${space.x2}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: `600 .875rem/1.4 ${font.sans}`,
});

export const breadcrumb = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  selectors: { '& + &::before': { content: '"/" / ""', opacity: 0.75 } },
  // In print only the last step of the breadcrumb remains, as links are useless there.
  '@media': {
    [media.print]: {
      selectors: { '&:not(:last-child)': { display: 'none' }, '& + &::before': { content: 'none' } },
    },
  },
});

export const link = component({
  display: 'inline-block',
  padding: `${space.x1} 2px`,
  color: 'inherit',
  textUnderlineOffset: '3px',
});

export const localName = component({
  margin: `${space.x2} 0 0`,
  font: `700 1.75rem/1.25 ${font.names}`,
  selectors: { '&:empty': { display: 'none' } },
});

export const title = component({
  margin: `${space.x1} 0 2px`,
  fontFamily: font.sans,
  fontWeight: 800,
  lineHeight: 0.98,
  letterSpacing: '-.005em',
  outlineOffset: '2px',
});

/** The height of a two-line title on a phone. */
export const titlePlaceholder = component({ blockSize: '118px' });

/** Below 285 px, with large text or without `cqi`, the size is larger than the fitted one. */
export const line = component({
  display: 'block',
  '@container': { '(min-width: 17.81rem)': { whiteSpace: 'nowrap' } },
});

export const tileName = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: ['44px', 'clamp(44px, 26cqi, 76px)'],
  paddingBlock: '11px 8px',
  textAlign: 'center',
  fontFamily: font.sans,
  fontWeight: 800,
  lineHeight: 0.98,
  textTransform: 'uppercase',
});

export const tileLine = component({
  display: 'block',
  '@supports': { '(width: 1cqi)': { whiteSpace: 'nowrap' } },
});

/** A gap above what is coloured below the board; on desktops the board stands in the picture. */
export const belowBoardHeading = component({
  marginBlockStart: space.x5,
  '@media': { [media.desktop]: { marginBlockStart: 0 } },
});
