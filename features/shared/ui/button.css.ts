import { style, styleVariants } from '@vanilla-extract/css';
import { component, type LayerRule } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, onDark, radius, space, target, text } from '#styles/tokens.css.ts';

const box = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: target.main,
  border: '2px solid transparent',
  borderRadius: radius.control,
  cursor: 'pointer',
  textDecoration: 'none',
  transition: `background ${motion.hover}, border-color ${motion.hover}, transform ${motion.press}`,
  selectors: {
    '&:active': { transform: 'translateY(1px)' },
    '&:disabled': {
      background: color.sunk,
      borderColor: color.line,
      color: color.soft,
      cursor: 'default',
      transform: 'none',
    },
  },
  '@media': { [media.stillMotion]: { transition: 'none' } },
});

const labelled = style([
  box,
  component({
    gap: space.x2,
    // Anek's capitals sit high in the line box: 2 px centre them.
    padding: `2px 20px 0`,
    font: text.button,
    lineHeight: 1.15,
    // In a row it keeps its width; its text wraps once it is wider than the row.
    flexShrink: 0,
    maxInlineSize: '100%',
  }),
]);

const onHover = (rules: LayerRule) => ({ selectors: { '&:hover:not(:disabled)': rules } });

export const button = styleVariants(
  {
    rani: { background: color.rani, color: color.onRani, ...onHover({ background: color.raniHover }) },
    banyan: {
      ...onDark,
      background: color.banyan,
      color: color.onBanyan,
      ...onHover({ background: color.deep }),
    },
    line: {
      background: 'transparent',
      borderColor: color.control,
      color: color.ink,
      ...onHover({ background: color.sunk, borderColor: color.ink }),
    },
    danger: {
      background: 'transparent',
      borderColor: 'currentColor',
      color: color.danger,
      ...onHover({ background: color.gulabi }),
    },
  },
  (tone) => [labelled, component(tone)],
);

export const iconButton = style([
  box,
  component({
    inlineSize: target.main,
    blockSize: target.main,
    padding: 0,
    flex: 'none',
    background: color.surface,
    borderColor: color.control,
    color: color.ink,
    selectors: {
      '&:hover:not([aria-disabled=true])': {
        background: color.marigold,
        borderColor: color.marigold,
        color: color.onMarigold,
      },
      '&[aria-disabled=true]': {
        background: color.sunk,
        borderColor: color.line,
        color: color.control,
        cursor: 'default',
      },
    },
  }),
]);
