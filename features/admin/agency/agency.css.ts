import { globalStyle } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

/** Not a grid, in which the footer would stick inside its own row. */
export const form = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x4,
  maxInlineSize: '920px',
});

export const section = component({
  minInlineSize: 0,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
});

export const summary = component({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x3}`,
  minBlockSize: target.main,
  padding: `${space.x3} ${space.x7} ${space.x3} ${space.x4}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const heading = component({ font: text.h3, letterSpacing: 'normal' });

export const about = component({ font: text.small, color: color.soft, overflowWrap: 'anywhere' });

export const chevron = component({
  position: 'absolute',
  insetInlineEnd: space.x4,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  selectors: { 'details[open] > summary > &': { transform: 'translateY(-50%) rotate(180deg)' } },
});

export const fields = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
  padding: `${space.x2} ${space.x4} ${space.x5}`,
});

export const twoColumns = component({
  display: 'grid',
  gap: space.x5,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const field = component({ display: 'grid', justifyItems: 'start', gap: space.x1, minInlineSize: 0 });
globalStyle(`${field} > :first-child`, { inlineSize: '100%' });

export const takeOriginal = component({
  minBlockSize: target.least,
  padding: `${space.x1} 0`,
  border: 'none',
  background: 'none',
  color: color.ink,
  font: text.small,
  textDecoration: 'underline',
  cursor: 'pointer',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const hint = component({ font: text.small, color: color.soft });

export const saved = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  padding: space.x4,
  borderRadius: radius.card,
  marginBlockEnd: space.x4,
  background: color.tulsi,
  font: text.label,
});

export const pictures = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  gap: space.x4,
});

export const pictureField = component({
  display: 'grid',
  gap: space.x3,
  alignContent: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const picture = component({
  inlineSize: '100%',
  aspectRatio: '1',
  maxInlineSize: '240px',
  objectFit: 'cover',
  borderRadius: radius.card,
  background: color.sunk,
});

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3, alignItems: 'center' });

export const reviews = component({ display: 'grid', gap: space.x4, minInlineSize: 0, border: 0 });

export const review = component({
  borderRadius: radius.control,
  border: `1.5px solid ${color.line}`,
  minInlineSize: 0,
});
