import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, shadow, space, text } from '#styles/tokens.css.ts';

export const empty = component({ font: text.body, color: color.soft });

export const list = component({
  maxBlockSize: '420px',
  overflow: 'auto',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
  listStyle: 'none',
});

export const row = component({
  display: 'grid',
  gap: space.x3,
  alignItems: 'center',
  justifyItems: 'start',
  padding: space.x3,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const about = component({ minInlineSize: 0 });
export const change = component({ font: text.label, overflowWrap: 'anywhere' });
export const details = component({ font: text.small, color: color.soft, overflowWrap: 'anywhere' });
