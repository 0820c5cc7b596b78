import { component } from '#styles/component.ts';
import { color } from '#styles/tokens.css.ts';

const still = { background: color.sunk, borderColor: color.line, color: color.soft, cursor: 'default' };

/** Contains the absolutely positioned hidden name. */
export const button = component({
  position: 'relative',
  selectors: { '&[aria-disabled=true]': still, '&[aria-disabled=true]:hover:not(:disabled)': still },
});
