import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

/** The text beside the button is empty at first. */
export const share = component({ columnGap: 0 });

/** Rendered while empty, as only changes of an existing live region are announced; without a margin then. */
export const status = component({
  selectors: { '&:not(:empty)': { marginInlineStart: space.x4 } },
});

export const field = component({ flexBasis: '100%', maxInlineSize: '480px' });
