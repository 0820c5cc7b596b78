import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, target, text } from '#styles/tokens.css.ts';

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minBlockSize: target.least,
  '@media': { [media.print]: { display: 'none' } },
});

/** In print only: where the package is found with its present price. */
export const address = component({
  display: 'none',
  '@media': { [media.print]: { display: 'block', font: text.small, overflowWrap: 'anywhere' } },
});

export const choice = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: target.least,
  paddingInlineEnd: space.x3,
  font: text.label,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.soft, cursor: 'default' } },
});

export const box = component({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  cursor: 'inherit',
});

export const remove = component({
  minBlockSize: target.least,
  marginInlineStart: 'auto',
  paddingInline: space.x3,
  borderColor: 'transparent',
  font: text.label,
});
