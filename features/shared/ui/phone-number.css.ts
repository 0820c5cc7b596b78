import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, target, text } from '#styles/tokens.css.ts';

/** Phones dial, and paper has the number beside the button. */
export const root = component({
  display: 'none',
  '@media': {
    [media.laptop]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.x3 },
  },
});

export const number = component({
  font: text.label,
  fontWeight: 700,
  userSelect: 'all',
  whiteSpace: 'nowrap',
});

export const copy = component({
  minBlockSize: target.least,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: text.small,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  // Its place is kept until the script runs.
  selectors: { '&:disabled': { visibility: 'hidden' } },
});

export const phoneLink = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: target.least,
  font: text.label,
  fontWeight: 700,
  textDecoration: 'none',
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const phoneIcon = component({ flex: 'none', color: color.rani });
