import { columns, component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space, target, text } from '#styles/tokens.css.ts';

const line = `2px solid ${color.cardRule}`;

export const reviews = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gap: space.x5,
  '@media': { [media.panel]: { gridAutoColumns: `calc(50% - ${space.x5} / 2)` } },
});

export const review = component({ scrollSnapAlign: 'start' });

/** A small dot in a touch target of 44 px. */
export const dot = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.least,
  blockSize: target.least,
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

export const cards = component({
  ...columns(1, { [media.panel]: 2 }),
  gap: space.x5,
  paddingBlockEnd: space.x7,
});

export const card = component({
  '@media': {
    [media.panel]: { selectors: { '&:nth-child(even)': { transform: `translateY(${space.x7})` } } },
  },
});

export const postcard = component({
  ...columns(1, { [media.laptop]: '1.42fr 1fr' }),
  position: 'relative',
  minBlockSize: '100%',
});

export const message = component({
  padding: '24px 22px 20px',
  font: text.lead,
  '@media': { [media.laptop]: { padding: '30px 26px 26px 30px' } },
});

export const rest = component({ marginBlockStart: '.7em' });

export const sender = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'row-reverse',
  gap: space.x4,
  margin: '0 22px 22px',
  paddingBlockStart: '18px',
  borderBlockStart: line,
  '@media': {
    [media.laptop]: {
      flexDirection: 'column',
      margin: '24px 0',
      padding: '0 24px',
      borderBlockStart: 0,
      borderInlineStart: line,
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

export const postmark = component({
  position: 'absolute',
  inset: '34px 30px auto auto',
  inlineSize: '78px',
  color: color.cardInk,
  transform: 'rotate(-14deg)',
  '@media': { [media.laptop]: { inset: '26px 92px auto auto', inlineSize: '96px' } },
});

export const address = component({ display: 'grid', flex: 1, alignContent: 'end', gap: space.x2 });

export const addressLine = component({
  paddingBlockEnd: space.x1,
  borderBlockEnd: `1px solid ${color.cardRule}`,
  color: color.soft,
  font: `500 1.0625rem/1.3 ${font.sans}`,
  selectors: { '&:first-child': { color: 'inherit', fontWeight: 700 } },
});
