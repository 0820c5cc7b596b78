import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { color, radius, shadow, space, text } from '#styles/tokens.css.ts';

export const section = component({ marginBlockStart: space.x7 });

export const heading = component({ font: text.h3, letterSpacing: 'normal', marginBlockEnd: space.x4 });

export const alert = component({ marginBlockEnd: space.x5 });

export const items = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: space.x3,
  margin: 0,
});

const itemBase = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x1,
  minInlineSize: 0,
  padding: space.x4,
  borderRadius: radius.card,
  overflowWrap: 'anywhere',
});

export const item = styleVariants({
  good: [itemBase, { '@layer': { [components]: { background: color.surface, boxShadow: shadow.hairline } } }],
  bad: [
    itemBase,
    {
      '@layer': {
        [components]: { background: color.gulabi, borderInlineStart: `6px solid ${color.danger}` },
      },
    },
  ],
});

export const label = component({ font: text.small, fontWeight: 600, color: color.soft });

const valueBase = component({ display: 'flex', gap: space.x2, margin: 0, font: text.label });

export const value = styleVariants({
  good: [valueBase],
  bad: [valueBase, { '@layer': { [components]: { color: color.danger } } }],
});

export const icon = component({ flex: 'none' });

export const detail = component({ font: text.small, color: color.soft });

export const emptyText = component({ font: text.body, color: color.soft });

/** Names and summaries can be one long word. */
export const row = component({
  padding: `${space.x3} ${space.x4}`,
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

export const sentence = component({ font: text.label });

export const error = component({ marginBlockStart: space.x4 });

export const more = component({ marginBlockStart: space.x4 });

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
