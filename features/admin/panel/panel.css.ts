import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, layer, onDark, space, target } from '#styles/tokens.css.ts';

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
