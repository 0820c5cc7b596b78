import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, text } from '#styles/tokens.css.ts';

export const section = component({ paddingBlock: space.section });

export const block = component({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(32px, 6vw, 88px)',
  '@media': { [media.panel]: { gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)' } },
});

export const lead = component({ marginBlock: '20px', font: text.lead });

export const more = component({ maxInlineSize: '58ch', marginBlockEnd: space.x5, color: color.soft });
