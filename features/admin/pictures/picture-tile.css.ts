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

/** Over the whole width, so that what is below comes after it on the screen, too. */
export const open = component({
  gridColumn: '1 / -1',
  cursor: 'auto',
  '@media': {
    [media.laptop]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: space.x4 },
  },
});

export const summary = component({ display: 'grid', gap: space.x2, alignContent: 'start', minInlineSize: 0 });

export const dropTarget = component({ outline: `3px solid ${color.rani}` });

export const frame = component({ position: 'relative' });

export const picture = component({
  inlineSize: '100%',
  blockSize: previewHeight,
  borderRadius: radius.card,
  objectFit: 'cover',
  background: color.sunk,
});

export const bannerLabel = component({
  position: 'absolute',
  insetBlockEnd: space.x2,
  insetInlineStart: space.x1,
  padding: `2px ${space.x2} 0`,
  borderRadius: radius.card,
  background: color.deep,
  color: color.onBanyan,
  font: text.tiny,
  fontWeight: 700,
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

export const detailsButton = component({
  minBlockSize: target.least,
  paddingInline: space.x2,
  inlineSize: '100%',
  selectors: { '&[aria-expanded=true]': { background: color.sunk } },
});

export const chevron = component({
  selectors: { [`${detailsButton}[aria-expanded=true] &`]: { transform: 'rotate(180deg)' } },
});
