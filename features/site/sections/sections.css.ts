import { columns, component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space } from '#styles/tokens.css.ts';

export const framed = component({ padding: '10px' });

export const framedCaption = component({ padding: '10px 4px 2px' });

export const steps = component({ ...columns(1, { [media.laptop]: 3 }), gap: 'clamp(20px, 3vw, 40px)' });

export const step = component({
  ...columns('minmax(88px, 112px) 1fr'),
  gridTemplateRows: 'auto auto 1fr',
  columnGap: '18px',
  '@media': { [media.laptop]: { display: 'block' } },
});

export const stepPicture = component({
  gridRow: '1 / 4',
  borderRadius: radius.card,
  '@media': { [media.laptop]: { aspectRatio: '4 / 3' } },
});

/** Its number, and from it the way to the next one. */
export const stepLine = component({
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

export const stepNumber = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  paddingBlockStart: '3px',
  borderRadius: radius.round,
  background: color.marigold,
  color: color.onMarigold,
  font: `800 1.25rem/1 ${font.sans}`,
});

export const stepText = component({
  maxInlineSize: '40ch',
  marginBlockStart: space.x2,
  color: color.banyanSoft,
});

export const guide = component({
  ...columns(1, { [media.laptop]: '300px 1fr' }),
  alignItems: 'center',
  gap: 'clamp(24px, 4vw, 56px)',
});

export const guidePortrait = component({ maxInlineSize: '300px' });

export const services = component({
  ...columns(1, { [media.tablet]: 2, [media.desktop]: 4 }),
  gap: space.x4,
});

export const service = component({ containerType: 'inline-size', padding: '8px 8px 20px' });

export const serviceName = component({ minBlockSize: 'clamp(56px, 20cqi, 76px)' });

export const serviceText = component({ paddingInline: space.x2 });
