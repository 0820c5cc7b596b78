import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

export const body = component({ paddingBlock: `clamp(40px, 5vw, 72px) ${space.section}` });
