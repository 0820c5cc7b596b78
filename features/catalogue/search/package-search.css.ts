import { oneLine } from '#features/catalogue/package-search-skeleton.css.ts';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, onMarigold, radius, space, target, text } from '#styles/tokens.css.ts';

export const fields = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.x3,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [oneLine]: {
      gridTemplateColumns:
        'minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, .9fr) minmax(0, .9fr) minmax(0, 1.25fr) minmax(0, 1.1fr)',
    },
  },
});

export const toggle = component({
  paddingInline: space.x4,
  background: color.surface,
  '@media': { [media.laptop]: { display: 'none' } },
});

export const number = component({
  ...onMarigold,
  minInlineSize: '1.6em',
  padding: '4px 6px 2px',
  borderRadius: radius.card,
  background: color.marigold,
  color: color.onMarigold,
  font: text.tiny,
  fontWeight: 800,
  lineHeight: 1.2,
  textAlign: 'center',
});

export const collapsible = component({
  display: 'none',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.x3,
  selectors: { '&[data-open]': { display: 'grid' } },
  '@media': { [media.laptop]: { display: 'contents' } },
});

export const wide = component({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const show = component({
  gridColumn: '1 / -1',
  '@media': { [media.laptop]: { display: 'none' } },
});

export const line = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  minInlineSize: 0,
  // On a phone the scrolling part reaches the edge of the screen.
  marginInlineEnd: `calc(-1 * ${space.gutter})`,
  '@media': { [media.laptop]: { marginInlineEnd: 0 } },
});

export const count = component({
  flex: 'none',
  font: text.label,
  fontVariantNumeric: 'tabular-nums',
});

export const chips = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minInlineSize: 0,
  // Room for the focus ring, which the overflow would clip.
  padding: '6px',
  paddingInlineEnd: space.gutter,
  margin: '-6px',
  marginInlineEnd: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const chip = component({
  // Contains the visually hidden text, which would otherwise lie outside the scroller and widen the page.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  flex: 'none',
  minBlockSize: target.least,
  paddingInline: `${space.x3} 10px`,
  border: `1.5px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  font: text.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transition: `border-color ${motion.hover}, background ${motion.hover}`,
  selectors: { '&:hover': { borderColor: color.ink, background: color.sunk } },
});

export const cross = component({ flex: 'none', color: color.soft });

export const clear = component({
  flex: 'none',
  minBlockSize: target.least,
  paddingInline: space.x2,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.rani,
  font: text.small,
  fontWeight: 650,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: color.raniHover } },
});
