import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

export const ways = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
