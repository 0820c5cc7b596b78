import { component } from '#styles/component.ts';
import { space, text } from '#styles/tokens.css.ts';

export const forms = component({ display: 'grid', gap: space.x6, maxInlineSize: '560px' });

export const saved = component({ font: text.label });
