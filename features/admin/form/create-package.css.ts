import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

export const notice = component({ maxInlineSize: '920px', marginBlockEnd: space.x6 });
