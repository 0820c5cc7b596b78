import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, radius, space, target, text } from '#styles/tokens.css.ts';

export const box = component({
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' } },
});

export const preview = component({ inlineSize: '128px', blockSize: '128px', borderWidth: '4px' });

export const controls = component({ justifyItems: 'start' });

export const file = component({
  inlineSize: '100%',
  minBlockSize: target.main,
  paddingBlock: space.x1,
  '::file-selector-button': {
    minBlockSize: target.least,
    marginInlineEnd: space.x3,
    padding: `2px ${space.x4} 0`,
    border: `2px solid ${color.control}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.ink,
    font: text.button,
    cursor: 'pointer',
    transition: `background ${motion.hover}, border-color ${motion.hover}`,
  },
  selectors: {
    '&::file-selector-button:hover': { background: color.sunk, borderColor: color.ink },
    '&[aria-invalid]::file-selector-button': { borderColor: color.danger },
  },
});

export const undoButton = component({ minBlockSize: target.least });
