import { oneLine } from '#features/catalogue/package-cards.css.ts';
import { columns, component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, space, target } from '#styles/tokens.css.ts';

/** The fields, and a line for the results. */
export const root = component({
  gridTemplateRows: `auto minmax(${target.least}, auto)`,
  marginBlockEnd: space.x4,
});

export const fields = component({
  ...columns('1fr auto', {
    [media.laptop]: 3,
    [oneLine]: '1.5fr 1fr .9fr .9fr 1.25fr 1.1fr',
  }),
  alignItems: 'end',
  gap: space.x3,
  padding: space.x4,
});

/** The text field and its button, which phones have on the keyboard. */
export const textField = component({
  ...columns(1, { [media.laptop]: '1fr auto' }),
  alignItems: 'end',
  gap: space.x2,
});

export const submit = component({
  display: 'none',
  paddingInline: '13px',
  '@media': { [media.laptop]: { display: 'inline-flex' } },
});

/** Folds the fields after it on a phone, also before this code has loaded; from a tablet on they are shown. */
export const toggle = component({ '@media': { [media.laptop]: { display: 'none' } } });

export const summary = component({
  paddingInline: space.x4,
  background: color.surface,
  whiteSpace: 'nowrap',
});

export const number = component({ padding: '4px 6px 2px', fontSize: '.8125rem' });

export const collapsible = component({
  ...columns(2),
  display: 'none',
  gridColumn: '1 / -1',
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

export const chip = component({
  // Contains the visually hidden text.
  position: 'relative',
  minBlockSize: target.least,
  paddingInline: `${space.x3} 10px`,
  border: `1.5px solid ${color.line}`,
  background: color.surface,
  font: `600 .9375rem/1.2 ${font.sans}`,
  overflowWrap: 'anywhere',
});

export const placeNote = component({ flexWrap: 'nowrap' });
