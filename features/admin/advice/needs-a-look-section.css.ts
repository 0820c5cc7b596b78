import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, target, text } from '#styles/tokens.css.ts';

export const section = component({ marginBlockEnd: space.x7 });

export const heading = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  font: text.h3,
  letterSpacing: 'normal',
  marginBlockEnd: space.x4,
});

export const count = component({
  minInlineSize: '1.75em',
  paddingInline: space.x2,
  borderRadius: '4px',
  background: color.marigold,
  color: color.onMarigold,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const allWell = component({ display: 'flex', gap: space.x2, font: text.body, color: color.soft });

export const check = component({ flex: 'none', color: color.success });

export const row = component({
  display: 'grid',
  alignItems: 'center',
  gap: `0 ${space.x4}`,
  minBlockSize: target.main,
  padding: `${space.x2} ${space.x4}`,
  overflowWrap: 'anywhere',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const reasons = component({ font: text.small, color: color.soft });

export const more = component({ marginBlockStart: space.x4 });
