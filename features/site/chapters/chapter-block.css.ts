import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, shadow, space, text as fonts } from '#styles/tokens.css.ts';

const reading = `400 1.125rem/1.6 ${font.serif}`;

export const text = component({ marginBlockStart: space.x4, font: reading });

const items = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  marginBlockStart: space.x4,
  paddingInlineStart: '1.5em',
  font: reading,
} as const;

export const list = component({ ...items, listStyle: 'disc' });
export const steps = component({ ...items, listStyle: 'decimal' });
export const item = component({ '::marker': { color: color.rani, fontFamily: font.sans, fontWeight: 700 } });

export const table = component({
  inlineSize: '100%',
  marginBlockStart: space.x5,
  borderCollapse: 'collapse',
  font: fonts.body,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});

const box = {
  padding: `${space.x3} ${space.x4} ${space.x3} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const cell = component(box);
export const name = component({ ...box, inlineSize: '58%', fontWeight: 600 });

export const entries = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: space.x4,
  marginBlockStart: space.x5,
});

export const entry = component({
  padding: space.x5,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
  breakInside: 'avoid',
  '@media': { [media.print]: { padding: 0, boxShadow: 'none' } },
});

export const entryName = component({ overflowWrap: 'anywhere' });

export const facts = component({ display: 'grid', gap: space.x3, marginBlockStart: space.x3 });

export const fact = component({ overflowWrap: 'anywhere' });

export const term = component({ font: fonts.tiny, color: color.soft });
