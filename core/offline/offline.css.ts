import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, text } from '#styles/tokens.css.ts';

/** A strip above the header, in the flow: it covers nothing, wherever the visitor is on the page. */
export const notice = component({
  display: 'block',
  paddingBlock: space.x3,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.haldi,
  color: color.ink,
  font: text.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const line = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.x3,
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'auto auto auto', justifyContent: 'start' } },
});

export const icon = component({ marginBlockStart: '1px' });
