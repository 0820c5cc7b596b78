import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target, text } from '#styles/tokens.css.ts';

export const section = component({ marginBlockEnd: space.x7 });

export const summary = component({
  inlineSize: 'fit-content',
  minBlockSize: target.least,
  paddingBlock: space.x2,
  marginBlockEnd: space.x2,
  font: text.small,
  color: color.soft,
  cursor: 'pointer',
});

export const heading = component({
  display: 'inline',
  marginInlineEnd: space.x2,
  font: text.h3,
  letterSpacing: 'normal',
  color: color.ink,
});

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x4,
  minBlockSize: target.main,
  padding: space.x4,
  overflowWrap: 'anywhere',
});

/** Never the first. */
export const buttonRow = component({ borderBlockStart: `1px solid ${color.line}` });

export const mark = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: radius.round,
  boxShadow: `inset 0 0 0 2px ${color.control}`,
});

export const check = component({ color: color.success });

export const about = component({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: `${space.x1} ${space.x4}`,
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const title = component({ font: text.label });

export const why = component({ font: text.small, color: color.soft });

export const move = component({ display: 'grid', justifyItems: 'start', gap: space.x2 });
