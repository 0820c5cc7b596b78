import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, onDark, radius, space } from '#styles/tokens.css.ts';

export const section = component({
  ...onDark,
  paddingBlock: space.section,
  background: color.banyan,
  color: color.onBanyan,
});

const dotSize = '30px';

export const line = component({
  display: 'grid',
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const statement = component({
  position: 'relative',
  paddingInlineStart: '52px',
  paddingBlockEnd: space.x7,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: dotSize,
      blockSize: dotSize,
      border: `4px solid ${color.marigold}`,
      borderRadius: radius.round,
      background: color.banyan,
    },
    '&:first-child::before': { background: color.marigold },
    '&:first-child::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '38px -8px',
      insetInlineStart: '13px',
      borderInlineStart: `4px dotted ${color.marigold}`,
    },
  },
  '@media': {
    [media.laptop]: {
      padding: `52px clamp(24px, 6vw, 88px) 0 0`,
      selectors: {
        '&:last-child': { paddingInlineEnd: 0 },
        '&:first-child::after': {
          insetBlock: '13px auto',
          insetInline: '42px 12px',
          borderInlineStart: 0,
          borderBlockStart: `4px dotted ${color.marigold}`,
        },
      },
    },
  },
});

export const title = component({ fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)' });

export const text = component({
  maxInlineSize: '34ch',
  marginBlockStart: space.x4,
  font: `400 clamp(1.25rem, 1.14rem + .55vw, 1.5625rem)/1.4 ${font.serif}`,
});
