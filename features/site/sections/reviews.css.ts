import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space, target } from '#styles/tokens.css.ts';

export const section = component({ paddingBlock: space.section, background: color.gulabi });

export const scroller = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gap: space.x5,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '@media': {
    [media.panel]: { gridAutoColumns: `calc(50% - ${space.x5} / 2)` },
    [media.stillMotion]: { scrollBehavior: 'auto' },
  },
});

export const reviewItem = component({ scrollSnapAlign: 'start' });

export const dots = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

/** A small dot in a touch target of 44 px. */
export const dot = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.least,
  blockSize: target.least,
  padding: 0,
  border: 0,
  background: 'none',
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '12px',
      blockSize: '12px',
      border: `2px solid ${color.ink}`,
      borderRadius: radius.round,
    },
    // A border, as forced colours remove backgrounds.
    '&[aria-current]::before': { borderWidth: '6px' },
    '&[aria-disabled=true]': { cursor: 'default' },
  },
});

/** Styled by `aria-disabled`: at an end the button stays focusable. */
export const step = component({
  selectors: {
    '&[aria-disabled="true"], &[aria-disabled="true"]:hover:not(:disabled)': {
      background: 'transparent',
      borderColor: color.control,
      color: color.soft,
      cursor: 'default',
    },
  },
});

export const testimonialCards = component({
  display: 'grid',
  gap: space.x5,
  '@media': {
    [media.panel]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingBlockEnd: space.x7,
    },
  },
});

export const testimonialCard = component({
  '@media': {
    [media.panel]: { selectors: { '&:nth-child(even)': { transform: `translateY(${space.x7})` } } },
  },
});

export const postcard = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100%',
  borderRadius: radius.card,
  background: color.cardPaper,
  boxShadow: `inset 0 0 0 1px ${color.cardRule}`,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1.42fr) minmax(0, 1fr)', minBlockSize: '276px' },
  },
});

export const message = component({
  padding: '24px 22px 20px',
  font: `500 1.1875rem/1.42 ${font.serif}`,
  '@media': {
    [media.laptop]: { padding: '30px 26px 26px 30px', fontSize: '1.25rem' },
    [media.desktop]: { fontSize: '1.3125rem' },
  },
});

export const rest = component({ marginBlockStart: '.7em' });

export const sender = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'row-reverse',
  gap: space.x4,
  margin: '0 22px 22px',
  paddingBlockStart: '18px',
  borderBlockStart: `2px solid ${color.cardRule}`,
  '@media': {
    [media.laptop]: {
      flexDirection: 'column',
      margin: '24px 0',
      padding: '0 24px',
      borderBlockStart: 0,
      borderInlineStart: `2px solid ${color.cardRule}`,
    },
  },
});

/** A separate element, because the mask of the stamp would cut it off. */
export const edge = component({
  flex: 'none',
  marginInlineStart: 'auto',
  filter: `drop-shadow(0 0 1.3px ${color.cardInk}) drop-shadow(0 0 .6px ${color.cardInk})`,
});

const tooth = 'radial-gradient(circle 4.2px, transparent 96%, #000)';
const postcardBody = 'linear-gradient(#000 0 0) 50% / calc(100% - 11px) calc(100% - 11px) no-repeat';

/** The perforated edge: the mask cuts out half a hole every 14 px. */
export const stamp = component({
  display: 'block',
  inlineSize: '84px',
  blockSize: '102.69px',
  padding: space.x2,
  background: color.stampPaper,
  mask: `${postcardBody}, ${tooth} -7px -7.33px / 14px 14.67px`,
  '@media': { [media.laptop]: { inlineSize: '112px', blockSize: '132px', padding: '9px' } },
});

export const postcardPicture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const postmark = component({
  position: 'absolute',
  insetBlockStart: '34px',
  insetInlineEnd: '30px',
  inlineSize: '78px',
  blockSize: '78px',
  color: color.cardInk,
  transform: 'rotate(-14deg)',
  '@media': {
    [media.laptop]: {
      insetBlockStart: '26px',
      insetInlineEnd: '92px',
      inlineSize: '96px',
      blockSize: '96px',
    },
  },
});

export const postcardLines = component({ display: 'grid', flex: 1, alignContent: 'end', gap: space.x2 });

export const postcardLine = component({
  paddingBlockEnd: space.x1,
  borderBlockEnd: `1px solid ${color.cardRule}`,
  color: color.soft,
  font: `500 1.0625rem/1.3 ${font.sans}`,
});

export const postcardName = component({
  paddingBlockEnd: space.x1,
  borderBlockEnd: `1px solid ${color.cardRule}`,
  font: `700 1.0625rem/1.3 ${font.sans}`,
});
