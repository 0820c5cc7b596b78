import { component } from '#styles/component.ts';
import { space, text as fonts } from '#styles/tokens.css.ts';

export const notice = component({ paddingBlock: space.section });

export const text = component({ maxInlineSize: '46ch', font: fonts.lead });

export const ways = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  marginBlockStart: space.x5,
});
