import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { media } from '#styles/media.ts';
import { color, layer, motion, radius, shadow, space, target, text as type } from '#styles/tokens.css.ts';

const enter = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });
const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

/** Room for the Menu button at the end of the bar, and the page's gutter. */
const menu = `calc(112px + ${space.gutter})`;

const besidePanel = {
  insetInlineEnd: space.gutter,
  inlineSize: `calc(100vw - 250px - 2 * ${space.gutter})`,
};

/** Over no control: on the bar beside its Menu button, else above the heading (`core/admin/admin.css.ts`). */
export const viewport = component({
  position: 'fixed',
  insetBlockStart: space.x2,
  insetInlineEnd: menu,
  zIndex: layer.toast,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.x3,
  inlineSize: `min(420px, 100vw - ${menu} - ${space.x4})`,
  pointerEvents: 'none',
  '@media': { [media.panel]: besidePanel },
  selectors: {
    // An action makes a toast too high for the bar of a phone.
    '&:has([data-action])': {
      insetBlock: `auto calc(${space.x4} + var(--bottom-bar, 0px))`,
      insetInlineEnd: space.gutter,
      inlineSize: `calc(100vw - 2 * ${space.gutter})`,
      '@media': { [media.panel]: { ...besidePanel, insetBlock: `${space.x2} auto` } },
    },
  },
});

const box = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space.x3,
  overflow: 'hidden',
  padding: `${space.x1} ${space.x1} ${space.x1} ${space.x4}`,
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  background: color.surface,
  boxShadow: shadow.floating,
  minInlineSize: 0,
  maxInlineSize: '420px',
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  selectors: {
    // The bar has room for the newest toast, the strip for three.
    [`${viewport} > &:not(:last-child)`]: {
      display: 'none',
      '@media': { [media.panel]: { display: 'grid' } },
    },
    [`${viewport} > &:nth-last-child(n + 4)`]: { '@media': { [media.panel]: { display: 'none' } } },
    '&[data-state="open"]': { animation: `${enter} ${motion.hover} ${motion.ease}` },
    '&[data-state="closed"]': { animation: `${leave} ${motion.press} linear` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${motion.hover} ${motion.ease}` },
  },
  '@media': { [media.stillMotion]: { animation: 'none' } },
});

const tones = { success: color.success, danger: color.danger };

export const toast = styleVariants(tones, (tone) => [
  box,
  { '@layer': { [components]: { borderInlineStart: `6px solid ${tone}` } } },
]);

export const icon = styleVariants(tones, (tone) => ({
  '@layer': { [components]: { flex: 'none', color: tone } },
}));

export const content = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x3,
  minInlineSize: 0,
});

export const text = component({
  flex: '1 1 100px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  font: type.label,
});

export const action = component({
  minBlockSize: target.least,
  marginInlineStart: `calc(-1 * ${space.x2})`,
  paddingInline: space.x2,
  border: 'none',
  borderRadius: radius.control,
  background: 'transparent',
  font: type.label,
  textDecoration: 'underline',
  selectors: { '&:hover': { background: color.sunk } },
});

export const close = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.least,
  blockSize: target.least,
  border: 'none',
  borderRadius: radius.control,
  background: 'transparent',
  selectors: { '&:hover': { background: color.sunk } },
});

const line = style({
  '@layer': {
    [components]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '3px',
      transformOrigin: 'left',
      animation: `${shrink} linear forwards`,
      selectors: {
        [`${box}:hover &, ${box}:focus-within &`]: { animationPlayState: 'paused' },
      },
      '@media': { [media.stillMotion]: { display: 'none' } },
    },
  },
});

export const bar = styleVariants(tones, (tone) => [
  line,
  { '@layer': { [components]: { background: tone } } },
]);
