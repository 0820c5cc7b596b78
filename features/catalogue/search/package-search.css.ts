import { globalStyle } from '@vanilla-extract/css';
import { oneLine } from '#features/catalogue/package-search-skeleton.css.ts';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { media } from '#styles/media.ts';
import { color, motion, onMarigold, radius, space, target, text } from '#styles/tokens.css.ts';

/** As the icon `x`. */
const crossImage = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2.5' stroke-linecap='round'%3E%3Cpath d='M18 6 6 18M6 6l12 12'/%3E%3C/svg%3E")`;

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

/** The text field and its button, which phones have on the keyboard. */
export const textField = component({
  display: 'grid',
  alignItems: 'end',
  gap: space.x2,
  minInlineSize: 0,
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const query = component({});

/** The browser's own cross has the browser's colour. */
globalStyle(`${query} ::-webkit-search-cancel-button`, {
  '@layer': {
    [components]: {
      appearance: 'none',
      inlineSize: '20px',
      blockSize: '20px',
      background: color.rani,
      mask: `${crossImage} center / contain no-repeat`,
      cursor: 'pointer',
      '@media': { [media.ownColors]: { background: 'ButtonText' } },
    },
  },
});

export const submit = component({
  display: 'none',
  paddingInline: '13px',
  '@media': { [media.laptop]: { display: 'inline-flex' } },
});

/** Folds the fields after it on a phone, also before this code has loaded; from a tablet on they are shown. */
export const toggle = component({ '@media': { [media.laptop]: { display: 'none' } } });

export const summary = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: target.main,
  padding: `2px ${space.x4} 0`,
  border: `2px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  font: text.button,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&::-webkit-details-marker': { display: 'none' },
  },
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
  selectors: { [`${toggle}[open] + &`]: { display: 'grid' } },
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
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  minInlineSize: 0,
});

export const count = component({
  flex: 'none',
  font: text.label,
  fontVariantNumeric: 'tabular-nums',
});

export const correction = component({ font: text.label, overflowWrap: 'anywhere' });

export const chips = component({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.x2,
  minInlineSize: 0,
});

export const chip = component({
  // Contains the visually hidden text.
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
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `border-color ${motion.hover}, background ${motion.hover}`,
  selectors: { '&:hover': { borderColor: color.ink, background: color.sunk } },
});

export const cross = component({ flex: 'none', color: color.soft });

export const clear = component({
  display: 'inline-flex',
  alignItems: 'center',
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

/** The text may be long. */
export const noResultsAction = component({ paddingBlock: space.x2, whiteSpace: 'normal', lineHeight: 1.2 });

export const placeNote = component({ display: 'flex', alignItems: 'center', gap: space.x3 });

export const placeLink = component({ paddingBlock: space.x2, fontWeight: 650, textUnderlineOffset: '3px' });
