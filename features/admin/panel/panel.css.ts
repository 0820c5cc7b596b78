import { keyframes } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import {
  color,
  font,
  layer,
  motion,
  onDark,
  onMarigold,
  radius,
  space,
  target,
  text,
} from '#styles/tokens.css.ts';

export const sidebar = component({
  ...onDark,
  display: 'none',
  '@media': {
    [media.panel]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'flex',
      flexDirection: 'column',
      inlineSize: '250px',
      blockSize: ['100vh', '100dvh'],
      overflowY: 'auto',
      background: color.deep,
      color: color.onBanyan,
    },
    [media.print]: { display: 'none' },
  },
});

export const choice = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: target.least,
  marginBlockStart: space.x3,
});
export const checkbox = component({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  accentColor: color.banyan,
});

export const brand = component({ padding: `${space.x4} ${space.x5}` });

export const brandStripe = component({
  flex: 'none',
  blockSize: '9px',
  background: `linear-gradient(${color.liveryRani} 0 3px, ${color.marigold} 3px 6px, ${color.liveryGreen} 6px 9px)`,
});

export const topBar = component({
  ...onDark,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  background: color.deep,
  color: color.onBanyan,
  '@media': { [media.panel]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minBlockSize: '64px',
  paddingInline: space.gutter,
});

const enter = keyframes({ from: { transform: 'translateX(100%)' } });

export const button = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: target.least,
  padding: `2px ${space.x3} 0`,
  border: `2px solid ${color.banyanSoft}`,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: `700 1.0625rem/1 ${font.sans}`,
});

export const drawer = component({
  ...onDark,
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: layer.drawer,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(300px, 86vw)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.deep,
  color: color.onBanyan,
  animation: `${enter} ${motion.hover} ${motion.ease}`,
  '@media': { [media.stillMotion]: { animation: 'none' } },
});

export const close = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'end',
  inlineSize: target.main,
  blockSize: target.main,
  margin: space.x2,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  selectors: { '&:hover': { background: color.banyan } },
});

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
