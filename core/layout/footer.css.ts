import { columns as grid, component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, onDark, space, target, text } from '#styles/tokens.css.ts';

/** Clips as `overflow: clip`, which Safari lacks up to 15.6. */
export const root = component({ contain: 'paint' });

export const footer = component({
  containerName: 'footer',
  containerType: 'inline-size',
  ...onDark,
  background: color.deep,
  color: color.onBanyan,
});

export const columns = component({
  ...grid(),
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

export const quiet = component({ maxInlineSize: '30ch', color: color.banyanSoft, overflowWrap: 'anywhere' });

export const links = component({
  gap: 0,
  marginInline: `calc(-1 * ${space.x3})`,
});

export const link = component({ selectors: { [`${links} &`]: { paddingInline: space.x3 } } });

export const line = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  paddingBlock: '6px',
  overflowWrap: 'anywhere',
});

export const icon = component({ marginBlockStart: '3px', color: color.marigold });

export const label = component({ display: 'block', color: color.banyanSoft, font: text.tiny });

export const socialLink = component({
  minBlockSize: target.main,
  borderColor: color.deepLine,
  background: 'none',
  color: 'inherit',
});

export const bottomBar = component({
  justifyContent: 'space-between',
  columnGap: space.x5,
  paddingBlock: `${space.x4} 22px`,
  borderBlockStart: `1px solid ${color.deepLine}`,
  font: text.small,
});

/** Overlaps the footer by 1 px, so that no gap shows between them; its ends are cropped on phones. */
export const frieze = component({
  display: 'block',
  position: 'relative',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  inlineSize: 'max(100%, 720px)',
  maxInlineSize: 'none',
  aspectRatio: '1800 / 160',
  marginBlockEnd: '-1px',
  color: color.deep,
});

export const gallery = component({ ...grid(3), gap: space.x2, maxInlineSize: '420px' });

export const galleryPicture = component({
  border: `${space.x1} solid ${color.onBanyan}`,
  borderRadius: '2px',
});
