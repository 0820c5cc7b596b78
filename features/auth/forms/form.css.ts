import { style } from '@vanilla-extract/css';
import { columns, component } from '#styles/component.ts';
import * as recipes from '#styles/recipes.css.ts';
import { color, space, target } from '#styles/tokens.css.ts';

export const panel = style([recipes.panel.haldi, recipes.stack.x5]);

/** The address of a person may be a long word. */
export const forms = component({
  ...columns(),
  gap: space.x6,
  maxInlineSize: '560px',
  overflowWrap: 'anywhere',
});

/** A plain surface under the mark, as Google's guidelines require. */
export const googleButton = component({
  minBlockSize: `calc(${target.main} + ${space.x2})`,
  gap: space.x3,
  background: color.surface,
});

export const chromeSteps = component({ paddingInlineStart: '1.5em', listStyle: 'decimal' });

export const chromeAddress = component({ userSelect: 'all', overflowWrap: 'anywhere' });
