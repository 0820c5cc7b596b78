import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, radius, space, target, text } from '#styles/tokens.css.ts';

export const section = component({ paddingBlock: space.section });

export const card = component({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(24px, 4vw, 56px)',
  // A long word breaks instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.laptop]: { gridTemplateColumns: '300px minmax(0, 1fr)' } },
});

export const portrait = component({ maxInlineSize: '300px' });

export const label = component({ marginBlockStart: space.x2, color: color.soft, font: text.label });

export const lead = component({ maxInlineSize: '54ch', marginBlockStart: space.x4, font: text.lead });

export const social = component({ display: 'flex', gap: space.x2, marginBlockStart: '20px' });

export const link = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.main,
  blockSize: target.main,
  border: `2px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  transition: `background ${motion.hover}, border-color ${motion.hover}`,
  selectors: {
    '&:hover': { background: color.marigold, borderColor: color.marigold, color: color.onMarigold },
  },
});
