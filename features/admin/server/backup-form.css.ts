import { component } from '#styles/component.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const form = component({
  display: 'grid',
  gap: space.x3,
  marginBlockStart: space.x4,
  padding: space.x4,
  borderRadius: radius.card,
  background: color.haldi,
});

export const title = component({ font: text.label });

export const body = component({ maxInlineSize: '64ch', font: text.small, color: color.soft });

export const missing = component({ marginBlockStart: space.x4, font: text.small, color: color.soft });

export const fields = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x3,
  maxInlineSize: '340px',
});

export const buttons = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const bar = component({ inlineSize: '100%', blockSize: '10px', accentColor: color.rani });

export const share = component({ font: text.label, fontVariantNumeric: 'tabular-nums' });

export const password = component({ inlineSize: '100%' });
