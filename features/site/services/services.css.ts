import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, shadow, space } from '#styles/tokens.css.ts';

const sectionBase = component({ paddingBlock: space.section });

export const servicesSection = styleVariants({
  ground: [sectionBase],
  haldi: [sectionBase, component({ background: color.haldi })],
});

export const tiles = component({
  display: 'grid',
  gap: space.x4,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.x5 },
  },
});

export const tile = component({
  containerType: 'inline-size',
  padding: '8px 8px 20px',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
});

export const picture = component({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
});

export const name = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 'clamp(56px, 20cqi, 76px)',
  paddingBlock: '12px 10px',
  textAlign: 'center',
  fontFamily: font.sans,
  fontWeight: 800,
  lineHeight: 0.98,
  textTransform: 'uppercase',
});

export const line = component({
  display: 'block',
  '@supports': { '(width: 1cqi)': { whiteSpace: 'nowrap' } },
});

export const text = component({ paddingInline: space.x2, color: color.soft });
