import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, onMarigold, radius, shadow, space, text } from '#styles/tokens.css.ts';

/* Each line has a fixed height: long lists rely on equally high cards and skeletons. */

export const card = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.surface,
});

/** The hairline is above the picture, which would cover an inset shadow of the card. */
export const edge = component({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.card,
  boxShadow: shadow.hairline,
  // Visible in forced colours, which remove shadows.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  pointerEvents: 'none',
});

export const frame = component({
  display: 'block',
  flex: 'none',
  blockSize: '200px',
  overflow: 'hidden',
  background: color.sunk,
});

export const plateLine = component({
  position: 'relative',
  flex: 'none',
  minBlockSize: '58px',
  marginBlockStart: '-29px',
  paddingInline: space.x4,
  pointerEvents: 'none',
});

export const plate = component({
  ...onMarigold,
  display: 'inline-block',
  padding: '11px 14px 8px',
  borderRadius: '6px',
  background: color.marigold,
  color: color.onMarigold,
  printColorAdjust: 'exact',
  // Not the shorthand: Lightning CSS would fold a stretch in percent into it, which browsers refuse.
  fontSize: '1.375rem',
  fontWeight: 800,
  fontStretch: '104%',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

/** For whom the price is. */
export const scope = component({
  display: 'block',
  marginBlockStart: '3px',
  fontSize: '.8125rem',
  fontWeight: 800,
  fontStretch: '80%',
  lineHeight: 1.1,
});

export const body = component({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space.x2,
  padding: `${space.x2} ${space.x4} ${space.x4}`,
});

export const title = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const wholeOnPaper = {
  [media.print]: { display: 'block', blockSize: 'auto', overflow: 'visible', whiteSpace: 'normal' },
} as const;

export const place = component({
  ...oneLine,
  font: `700 1.5rem/1.25 ${font.sans}`,
  letterSpacing: 'normal',
  '@media': wholeOnPaper,
});

export const name = component({ ...oneLine, blockSize: '1.5em', font: text.label, '@media': wholeOnPaper });

export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x4}`,
  blockSize: '1.5em',
  overflow: 'hidden',
  font: text.small,
  fontWeight: 600,
});

export const fact = component({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

export const factIcon = component({ flex: 'none', color: color.soft });

export const description = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  // Three lines even for a shorter text; the fourth is hidden.
  blockSize: 'calc(3 * 1.45em)',
  overflow: 'hidden',
  font: `400 1rem/1.45 ${font.sans}`,
  color: color.soft,
  '@media': wholeOnPaper,
});

/** Hides the cards after it, which the list no longer has and the deferred render still shows. */
export const emptyPlaceholder = component({});

/** `auto 200px` is less than a card: complete cards determine the height of the rows. */
export const deferredItem = component({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 200px',
  selectors: { [`${emptyPlaceholder} ~ &`]: { display: 'none' } },
});
