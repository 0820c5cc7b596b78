import { pulsing } from '#features/shared/ui/elements.css.ts';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, motion, radius, shadow, space, text } from '#styles/tokens.css.ts';

export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.x3,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.x4 },
    [media.desktop]: { gap: space.x5 },
  },
});

export const tile = component({
  containerType: 'inline-size',
  display: 'block',
  blockSize: '100%',
  padding: '8px 8px 0',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
  textDecoration: 'none',
});

export const frame = component({ aspectRatio: '3 / 4', overflow: 'hidden', background: color.sunk });

export const picture = component({
  transition: `transform ${motion.picture} ${motion.ease}`,
  selectors: { [`${tile}:hover &`]: { transform: 'scale(1.045)' } },
});

export const name = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 'clamp(48px, 27cqi, 76px)',
  paddingBlock: '11px 8px',
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

export const skeleton = component(pulsing);

export const retry = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const none = component({ font: text.lead, color: color.soft });
