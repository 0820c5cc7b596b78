import { component } from '#styles/component.ts';
import { color, space, text } from '#styles/tokens.css.ts';

export const container = component({ display: 'grid', gap: space.x4, marginBlockStart: space.x4 });

export const lead = component({ maxInlineSize: '46ch', font: text.lead });

export const note = component({ maxInlineSize: '56ch', marginBlockEnd: space.x2, color: color.soft });
