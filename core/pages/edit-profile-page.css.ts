import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, text } from '#styles/tokens.css.ts';

export const body = component({
  display: 'grid',
  gap: space.x6,
  alignItems: 'start',
  paddingBlock: space.section,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.x8 },
  },
});

export const intro = component({ display: 'grid', gap: space.x4 });

export const lead = component({ maxInlineSize: '40ch', color: color.soft, font: text.lead });
