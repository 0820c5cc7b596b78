import { globalStyle } from '@vanilla-extract/css';
import { component, keepFocusAbove } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { media } from '#styles/media.ts';
import { color, layer, radius, shadow, space, text } from '#styles/tokens.css.ts';

/** Not a grid, in which the footer would stick inside its own row. */
export const form = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x6,
  maxInlineSize: '920px',
});

export const section = component({
  display: 'grid',
  gap: space.x4,
  minInlineSize: 0,
  border: 'none',
});

export const legend = component({ padding: 0, marginBlockEnd: space.x4 });
export const heading = component({ font: text.h3, letterSpacing: 'normal' });

export const twoColumns = component({
  display: 'grid',
  gap: space.x4,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const fullWidth = component({ gridColumn: '1 / -1' });

export const localName = component({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: space.x2,
});

export const price = component({ maxInlineSize: '340px' });

export const threeColumns = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
  gap: space.x4,
  alignItems: 'start',
});

export const fields = component({
  minInlineSize: 0,
  border: 'none',
  selectors: { '&:disabled': { pointerEvents: 'none' } },
});

export const body = component({ display: 'grid', gap: space.x6 });

export const entries = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  font: text.small,
  color: color.soft,
});

export const entry = component({
  minInlineSize: 0,
  paddingInline: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
});

export const footer = component({
  display: 'grid',
  gap: space.x4,
  paddingBlockStart: space.x5,
  borderBlockStart: `1px solid ${color.line}`,
});

/** Above the page while something is unsaved; at the form's end it is in its place. On a phone it is 64 px high. */
export const unsaved = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `${space.x2} ${space.gutter} calc(${space.x2} + env(safe-area-inset-bottom))`,
  borderBlockStart: 'none',
  background: color.surface,
  boxShadow: `0 -1px ${color.line}`,
  '@media': {
    [media.laptop]: {
      marginInline: 0,
      paddingInline: space.x4,
      borderRadius: radius.card,
      boxShadow: `${shadow.hairline}, ${shadow.floating}`,
    },
    [media.print]: { position: 'static' },
  },
});

keepFocusAbove(unsaved, 'all');

/** Texts wrap before the row does: each entry has the width of its longest word, and grows to that of its text. */
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  '@media': { [media.tablet]: { gap: space.x4 } },
});

export const unsavedText = component({ flex: '1 1 auto', inlineSize: 'min-content', font: text.label });

globalStyle(`${actions} > :is(a, button)`, {
  '@layer': {
    [components]: {
      // Before the text beside them does.
      flex: '9 1 auto',
      inlineSize: 'min-content',
      maxInlineSize: 'max-content',
      paddingInline: space.x3,
      '@media': { [media.tablet]: { paddingInline: '20px' } },
    },
  },
});

export const submit = component({ '@media': { [media.tablet]: { minInlineSize: '160px' } } });
export const hint = component({ font: text.small, color: color.soft });
/** Empty, it takes no gap beside the buttons. */
export const statusMessage = component({
  font: text.label,
  selectors: { '&:empty': { position: 'absolute' } },
});

export const copyNotice = component({ maxInlineSize: '920px', marginBlockEnd: space.x6 });
