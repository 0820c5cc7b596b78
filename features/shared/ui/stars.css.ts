import { component } from '#styles/component.ts';
import { color } from '#styles/tokens.css.ts';

export const stars = component({ display: 'inline-flex', flex: 'none', gap: '1px', color: color.star });
