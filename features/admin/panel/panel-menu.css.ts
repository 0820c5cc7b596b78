import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, onMarigold, space, target, text } from '#styles/tokens.css.ts';

export const menu = component({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  paddingBlockStart: space.x3,
});

export const title = component({ font: text.label, letterSpacing: 'normal' });

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  inlineSize: '100%',
  minBlockSize: target.main,
  // Anek's capitals are above the middle of the line: 2 px more at the top centre them.
  padding: `2px ${space.x5} 0`,
  border: 0,
  background: 'transparent',
  color: color.onBanyan,
  font: text.label,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `background ${motion.hover}`,
  selectors: {
    [`${title} > &:not([aria-current])`]: { color: color.marigold, fontWeight: 700 },
    '&:hover': { background: color.banyan },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-current]': { ...onMarigold, background: color.marigold, color: color.onMarigold },
  },
  '@media': {
    [media.ownColors]: { selectors: { '&[aria-current]': { border: '3px solid Highlight' } } },
  },
});

const group = { borderBlockStart: `1px solid ${color.deepLine}`, paddingBlock: space.x2 };

export const site = component({ ...group, marginBlockStart: 'auto' });
export const end = component(group);
