import { component } from '#styles/component.ts';
import { color, font, radius, space, target, text } from '#styles/tokens.css.ts';

export const title = component({ marginBlockEnd: space.x1, font: text.label, color: color.soft });

const dot = '14px';

export const list = component({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '22px',
    insetInlineStart: '5px',
    borderInlineStart: `4px dotted ${color.line}`,
  },
});

export const item = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target.least,
  paddingBlock: space.x2,
  paddingInlineStart: '30px',
  outlineOffset: '-3px',
  font: `500 1rem/1.3 ${font.sans}`,
  textDecoration: 'none',
  textUnderlineOffset: '4px',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: dot,
      blockSize: dot,
      borderRadius: radius.round,
      border: `3px solid ${color.control}`,
      background: color.ground,
    },
    '&:hover': { textDecoration: 'underline' },
    '&:hover::before': { background: color.marigold, borderColor: color.ink },
  },
});
