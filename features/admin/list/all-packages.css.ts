import { component } from '#styles/component.ts';
import { space, text } from '#styles/tokens.css.ts';

export const empty = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x4,
  paddingBlock: space.x5,
  font: text.lead,
});

export const headerActions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
