import { component } from '#styles/component.ts';
import { space, text } from '#styles/tokens.css.ts';

export const header = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x4} ${space.x5}`,
  marginBlockEnd: space.x5,
});

export const title = component({
  font: text.h2,
  letterSpacing: '-.012em',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const error = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x4,
  marginBlockEnd: space.x5,
});

export const pending = component({ paddingBlock: space.x8 });
