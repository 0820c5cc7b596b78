import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space } from '#styles/tokens.css.ts';

/** Above the header and in the flow, so that it covers nothing. */
export const notice = component({
  display: 'block',
  paddingBlock: `${space.x3} ${space.x1}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.haldi,
  '@media': { [media.laptop]: { paddingBlock: space.x2 } },
});

export const line = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.x3,
  alignItems: 'center',
  '@media': { [media.laptop]: { gridTemplateColumns: 'auto auto auto', justifyContent: 'start' } },
});

export const icon = component({ alignSelf: 'start', '@media': { [media.laptop]: { alignSelf: 'center' } } });

export const call = component({
  gridColumn: 2,
  '@media': { [media.laptop]: { gridColumn: 3 } },
});
