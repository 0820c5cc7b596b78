import { component } from '#styles/component.ts';
import { keepFocusAbove } from '#styles/keep-focus-above.ts';
import { media } from '#styles/media.ts';
import { color, layer, radius, shadow, space, text as fonts } from '#styles/tokens.css.ts';

export const bar = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  marginBlockStart: space.x5,
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `${space.x2} ${space.gutter} calc(${space.x2} + env(safe-area-inset-bottom))`,
  background: color.surface,
  boxShadow: `0 -1px 0 ${color.line}`,
  '@media': {
    [media.laptop]: {
      insetBlockEnd: space.x4,
      marginInline: 0,
      padding: `${space.x2} ${space.x2} ${space.x2} ${space.x4}`,
      borderRadius: radius.card,
      boxShadow: `${shadow.hairline}, ${shadow.floating}`,
    },
    [media.print]: { display: 'none' },
  },
});

keepFocusAbove(bar, 'all');

export const text = component({ flex: '1 1 80px', paddingBlock: space.x2, font: fonts.label });

export const button = component({ paddingInline: space.x4 });
