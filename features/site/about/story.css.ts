import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, text } from '#styles/tokens.css.ts';

export const section = component({ paddingBlock: space.section });

export const columns = component({
  display: 'grid',
  gap: 'clamp(36px, 5vw, 64px)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)', alignItems: 'center' },
  },
});

export const words = component({ maxInlineSize: '60ch' });

export const lead = component({ marginBlock: '20px', font: text.lead });

export const more = component({ marginBlockEnd: space.x4, color: color.soft });
