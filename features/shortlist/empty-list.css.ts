import { component } from '#styles/component.ts';
import { color, space, text as fonts } from '#styles/tokens.css.ts';

export const panel = component({ display: 'grid', justifyItems: 'start', gap: space.x5 });

export const text = component({ maxInlineSize: '56ch', font: fonts.lead });

export const heart = component({
  display: 'inline-block',
  marginInline: '2px',
  verticalAlign: '-3px',
  fill: 'currentColor',
  color: color.rani,
});

export const ways = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const quiet = component({ font: fonts.small, color: color.soft });
