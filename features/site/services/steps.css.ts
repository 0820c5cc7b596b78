import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, onDark, radius, space } from '#styles/tokens.css.ts';

export const section = component({
  ...onDark,
  paddingBlock: space.section,
  background: color.banyan,
  color: color.onBanyan,
});

export const list = component({
  display: 'grid',
  gap: space.x6,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 'clamp(20px, 3vw, 40px)' },
  },
});

export const step = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 112px) minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: '18px',
  '@media': { [media.laptop]: { display: 'block' } },
});

export const picture = component({
  gridRow: '1 / 4',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: radius.card,
  '@media': { [media.laptop]: { aspectRatio: '4 / 3' } },
});

export const line = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  marginBlockEnd: space.x2,
  '@media': {
    [media.laptop]: {
      marginBlock: '20px 14px',
      selectors: {
        [`${step}:not(:last-child) &::after`]: {
          content: '""',
          flex: 1,
          borderBlockStart: `4px dotted ${color.marigold}`,
          marginInlineEnd: 'calc(-1 * clamp(8px, 1.8vw, 28px))',
        },
      },
    },
  },
});

export const number = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '36px',
  blockSize: '36px',
  paddingBlockStart: '3px',
  borderRadius: radius.round,
  background: color.marigold,
  color: color.onMarigold,
  font: `800 1.125rem/1 ${font.sans}`,
  '@media': { [media.laptop]: { inlineSize: '44px', blockSize: '44px', fontSize: '1.375rem' } },
});

export const title = component({ fontSize: 'min(clamp(1.375rem, 1.2rem + .8vw, 1.75rem), 9vw)' });

export const text = component({
  maxInlineSize: '40ch',
  marginBlockStart: space.x2,
  color: color.banyanSoft,
});
