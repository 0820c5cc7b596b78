import { component } from '#styles/component.ts';
import { color, font, motion, onMarigold, radius, shadow, space, text } from '#styles/tokens.css.ts';

/** Lines of one height each, so that every card is as high as the next: a long list counts on it. */
export const card = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.surface,
});

/** The hairline lies above the picture, which would cover an inset shadow of the card itself. */
export const edge = component({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.card,
  boxShadow: shadow.hairline,
  pointerEvents: 'none',
});

export const frame = component({
  display: 'block',
  flex: 'none',
  blockSize: '200px',
  overflow: 'hidden',
  background: color.sunk,
  selectors: { '&:focus-visible': { outlineOffset: '-5px', boxShadow: `inset 0 0 0 5px ${color.surface}` } },
});

export const picture = component({
  transition: `scale ${motion.picture} ${motion.ease}, filter ${motion.slide}`,
  selectors: { [`${frame}:hover &`]: { scale: '1.045' } },
});

export const leaving = component({ filter: 'grayscale(1) opacity(.55)' });

export const turning = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  blockSize: '200px',
});

export const plateLine = component({
  position: 'relative',
  flex: 'none',
  blockSize: '42px',
  marginBlockStart: '-21px',
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
  fontSize: '1.375rem',
  fontWeight: 800,
  fontStretch: '104%',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const body = component({
  display: 'flex',
  flexDirection: 'column',
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

export const place = component({
  ...oneLine,
  font: `700 1.5rem/1.25 ${font.sans}`,
  letterSpacing: 'normal',
});

export const name = component({ ...oneLine, blockSize: '1.4em', font: text.label });

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
  // Three lines also where the text is shorter; the fourth stays hidden.
  blockSize: 'calc(3 * 1.45em)',
  overflow: 'hidden',
  font: `400 1rem/1.45 ${font.sans}`,
  color: color.soft,
});

export const actions = component({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 48px',
  gap: space.x2,
  paddingBlockStart: space.x1,
});

export const action = component({ minInlineSize: 0, paddingInline: space.x1 });

export const duplicate = component({ padding: 0 });
