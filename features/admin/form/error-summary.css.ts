import { component } from '#styles/component.ts';
import { color, space, target } from '#styles/tokens.css.ts';

export const container = component({
  scrollMarginBlockStart: space.x7,
  selectors: { '&:empty': { display: 'none' } },
});

export const tryAgain = component({ marginBlockStart: space.x3 });

export const list = component({ display: 'flex', flexWrap: 'wrap', columnGap: space.x5 });

export const link = component({
  minBlockSize: target.least,
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ':hover': { color: color.ink },
});
