import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target, text } from '#styles/tokens.css.ts';

export const panel = component({
  display: 'grid',
  gap: space.x5,
  padding: space.x4,
  border: `2px solid ${color.marigold}`,
  borderRadius: radius.control,
  background: color.haldi,
  '@media': { [media.tablet]: { padding: space.x5 } },
});

export const title = component({ font: text.h3, letterSpacing: 'normal' });

export const field = component({
  display: 'grid',
  gap: space.x3,
  minInlineSize: 0,
  border: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const legend = component({ padding: 0, marginBlockEnd: space.x2, font: text.label });

const box = component({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  alignContent: 'start',
  gap: space.x2,
  minInlineSize: 0,
  padding: space.x3,
  borderRadius: radius.control,
  background: color.surface,
});

export const side = styleVariants({ chosen: color.ink, other: color.line }, (edge) => [
  box,
  { '@layer': { [components]: { border: `2px solid ${edge}` } } },
]);

export const sideTitle = component({ font: text.small, color: color.soft });
export const content = component({ minInlineSize: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const choice = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: target.least,
  font: text.label,
  cursor: 'pointer',
});

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const pictures = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  marginBlockStart: space.x2,
});

export const picture = component({
  inlineSize: '72px',
  blockSize: '54px',
  objectFit: 'cover',
  borderRadius: radius.card,
  background: color.sunk,
});

export const pictureDetail = component({ maxInlineSize: '160px', font: text.tiny, color: color.soft });
