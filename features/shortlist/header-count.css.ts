import { component } from '#styles/component.ts';
import { color, font } from '#styles/tokens.css.ts';

/** Out of the flow, so that the header does not move when it appears. */
export const count = component({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineEnd: '2px',
  minInlineSize: '20px',
  padding: '3px 5px 1px',
  border: `1px solid ${color.ground}`,
  borderRadius: '10px',
  background: color.rani,
  color: color.onRani,
  font: `700 .8125rem/1 ${font.sans}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});
