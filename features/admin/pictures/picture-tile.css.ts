import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

/** The specification's limit (section 9). */
const previewHeight = '150px';

export const tile = component({
  display: 'grid',
  gap: space.x2,
  alignContent: 'start',
  padding: space.x1,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: shadow.hairline,
  cursor: 'grab',
  '@media': { [media.tablet]: { padding: space.x2 } },
});

export const dropTarget = component({ outline: `3px solid ${color.rani}` });

export const frame = component({ position: 'relative' });

export const picture = component({
  inlineSize: '100%',
  blockSize: previewHeight,
  borderRadius: radius.card,
  objectFit: 'cover',
  background: color.sunk,
});

export const removeButton = component({
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInlineEnd: space.x2,
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.least,
  blockSize: target.least,
  border: 'none',
  borderRadius: radius.round,
  background: color.deep,
  color: color.onBanyan,
  selectors: { '&:hover': { background: color.danger, color: color.surface } },
});

export const orderButtons = component({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  justifyItems: 'center',
  gap: space.x1,
});

export const orderButton = component({ inlineSize: target.least, blockSize: target.least });

export const cardLabel = component({
  padding: `2px ${space.x1} 0`,
  borderRadius: radius.card,
  background: color.marigold,
  color: color.onMarigold,
  font: text.tiny,
  fontWeight: 700,
  textAlign: 'center',
});
