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

export const detail = component({ margin: 0, font: text.small, color: color.soft });
