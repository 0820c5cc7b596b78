import { style } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { color, radius, space, target, text } from '#styles/tokens.css.ts';

/** The dotted line shows that the value can be changed. */
export const value = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minInlineSize: target.least,
  minBlockSize: target.least,
  padding: 0,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline dotted',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '4px',
  pointerEvents: 'auto',
  position: 'relative',
  selectors: { '&:hover': { textDecorationStyle: 'solid' } },
});

/** Below its value where a card is a row, beside it elsewhere. */
export const undo = style([
  value,
  {
    '@layer': {
      [components]: {
        marginInlineStart: space.x3,
        font: text.small,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        textDecoration: 'underline',
        '@media': { 'screen and (max-width: 599.98px)': { display: 'block', marginInlineStart: 0 } },
      },
    },
  },
]);

export const pencil = component({ flex: 'none' });

export const editor = component({
  position: 'relative',
  flexBasis: '100%',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingBlock: space.x1,
  pointerEvents: 'auto',
});

export const row = component({ display: 'flex', gap: space.x2 });

export const field = component({
  inlineSize: '5.5em',
  minInlineSize: 0,
  flex: '0 1 auto',
  minBlockSize: target.least,
  paddingInline: space.x2,
  border: `2px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  font: text.body,
  selectors: {
    '&[aria-invalid]': { borderColor: color.danger },
    '&[readonly]': { background: color.sunk, color: color.soft },
  },
});

export const wideField = style([field, { '@layer': { [components]: { inlineSize: '9em' } } }]);

const iconButton = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: target.least,
  blockSize: target.least,
  padding: 0,
  border: `2px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  selectors: { '&:hover': { background: color.sunk } },
});

export const cancel = iconButton;
export const save = style([
  iconButton,
  {
    '@layer': {
      [components]: {
        background: color.rani,
        borderColor: color.rani,
        color: color.onRani,
        selectors: { '&:hover': { background: color.raniHover } },
      },
    },
  },
]);

export const choices = component({ border: 0, display: 'flex', flexWrap: 'wrap', gap: space.x1 });

export const choice = component({
  minBlockSize: target.least,
  padding: `0 ${space.x3}`,
  border: `2px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  font: text.small,
  fontWeight: 600,
  color: color.ink,
  selectors: {
    '&:hover': { background: color.sunk },
    '&[aria-pressed=true]': { background: color.banyan, borderColor: color.banyan, color: color.onBanyan },
  },
});
