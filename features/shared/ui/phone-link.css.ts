import { component } from '#styles/component.ts';
import { color, space, target, text } from '#styles/tokens.css.ts';

export const link = component({
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

export const icon = component({ flex: 'none', color: color.rani });
