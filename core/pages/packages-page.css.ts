import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

export const body = component({ paddingBlock: `clamp(24px, 2.6vw, 36px) ${space.section}` });
