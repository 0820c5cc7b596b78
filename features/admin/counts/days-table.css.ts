import { component } from '#styles/component.ts';
import { color, radius, shadow, space, text } from '#styles/tokens.css.ts';

export const scroller = component({
  maxBlockSize: '340px',
  overflow: 'auto',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
});

export const table = component({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  font: text.small,
  fontVariantNumeric: 'tabular-nums',
});

const box = { padding: `${space.x2} ${space.x3}`, whiteSpace: 'nowrap' } as const;

export const day = component({ ...box, textAlign: 'start', fontWeight: 600 });
export const head = component({ ...box, textAlign: 'end', fontWeight: 600, color: color.soft });
export const cell = component({ ...box, textAlign: 'end', borderBlockStart: `1px solid ${color.line}` });
