import { component } from '#styles/component.ts';
import { deferredLayout } from '#styles/deferred-layout.ts';
import { media } from '#styles/media.ts';
import { color, font, motion, onDark, radius, space, target, text } from '#styles/tokens.css.ts';

const waiting = deferredLayout('7', { phone: 1145, tablet: 750, desktop: 575 });

export const root = component({
  ...waiting,
  // Clips as `overflow: clip`, which Safari lacks up to 15.6.
  contain: 'paint',
  '@media': { ...waiting['@media'], [media.print]: { display: 'none' } },
});

export const footer = component({
  containerName: 'footer',
  containerType: 'inline-size',
  ...onDark,
  background: color.deep,
  color: color.onBanyan,
});

export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.x6} 20px`,
  paddingBlock: `clamp(40px, 5vw, 72px) 40px`,
  '@media': {
    // In rem as in `header-row.ts`: two columns of large text would be too narrow. Inside `screen`, which stands before
    // the wider windows: a container query of its own would follow all media queries and win over them.
    screen: {
      '@container': {
        'footer (min-width: 23rem)': { gridTemplateColumns: 'minmax(min-content, 112px) minmax(0, 1fr)' },
      },
    },
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: '1.05fr .8fr 1.4fr 1.25fr', columnGap: '40px' },
  },
});

export const wideColumn = component({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const heading = component({
  marginBlockEnd: space.x3,
  color: color.marigold,
  font: `700 1.125rem/1.2 ${font.sans}`,
  letterSpacing: 0,
});

export const tagline = component({
  maxInlineSize: '30ch',
  marginBlockStart: space.x4,
  color: color.banyanSoft,
});

export const list = component({ display: 'grid' });

export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${space.x3})`,
});

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.least,
  minInlineSize: target.least,
  textDecoration: 'none',
  textUnderlineOffset: '4px',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    [`${row} &`]: { paddingInline: space.x3 },
  },
});

export const address = component({ display: 'grid', gap: space.x1 });

export const line = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  minBlockSize: target.least,
  paddingBlock: '6px',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});

export const icon = component({ flex: 'none', marginBlockStart: '3px', color: color.marigold });

export const label = component({ display: 'block', color: color.banyanSoft, font: text.tiny });

export const social = component({ display: 'flex', gap: space.x2, marginBlockStart: '20px' });

export const socialLink = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.main,
  blockSize: target.main,
  border: `2px solid ${color.deepLine}`,
  borderRadius: radius.control,
  transition: `background ${motion.hover}, border-color ${motion.hover}`,
  selectors: {
    '&:hover': {
      background: color.marigold,
      borderColor: color.marigold,
      color: color.onMarigold,
    },
  },
});

export const bottomBar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x3} ${space.x5}`,
  paddingBlock: `${space.x4} 22px`,
  borderBlockStart: `1px solid ${color.deepLine}`,
  font: text.small,
});

export const copyright = component({ minInlineSize: 0, color: color.banyanSoft, overflowWrap: 'anywhere' });

/** Overlaps the footer by 1 px, so that no gap shows between them; its ends are cropped on phones. */
export const frieze = component({
  display: 'block',
  position: 'relative',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  inlineSize: 'max(100%, 720px)',
  maxInlineSize: 'none',
  blockSize: 'auto',
  aspectRatio: '1800 / 160',
  marginBlockEnd: '-1px',
  color: color.deep,
});

export const gallery = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.x2,
  maxInlineSize: '420px',
});

export const galleryPicture = component({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  border: `${space.x1} solid ${color.onBanyan}`,
  borderRadius: '2px',
});
