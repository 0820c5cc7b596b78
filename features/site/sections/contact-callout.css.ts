import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space, text as fonts } from '#styles/tokens.css.ts';

export const section = component({ paddingBlock: space.section });

export const row = component({
  display: 'grid',
  alignItems: 'end',
  gap: `${space.x5} ${space.x7}`,
  '@media': { [media.panel]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const text = component({ maxInlineSize: '52ch', marginBlockStart: space.x4, font: fonts.lead });

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
