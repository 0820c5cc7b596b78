import { globalStyle } from '@vanilla-extract/css';
import { component, keepFocusAbove } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { media } from '#styles/media.ts';
import { color, layer, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

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

export const notice = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  padding: space.x4,
  borderInlineStart: `6px solid ${color.marigold}`,
  borderRadius: radius.card,
  background: color.haldi,
});

/** User text can be one long word. */
export const noticeContent = component({
  flex: '1 1 300px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  font: text.body,
});
export const noticeTitle = component({ font: text.label });
export const noticeActions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const errorSummary = component({
  scrollMarginBlockStart: space.x7,
  selectors: { '&:empty': { display: 'none' } },
});

export const tryAgain = component({ marginBlockStart: space.x3 });

export const errorList = component({ display: 'flex', flexWrap: 'wrap', columnGap: space.x5 });

export const errorLink = component({
  minBlockSize: target.least,
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ':hover': { color: color.ink },
});

export const upload = component({
  display: 'grid',
  gap: space.x2,
  padding: space.x4,
  borderRadius: radius.control,
  background: color.tulsi,
});

export const uploadLine = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
});

export const uploadText = component({ font: text.label, fontVariantNumeric: 'tabular-nums' });
export const uploadBar = component({ inlineSize: '100%', blockSize: '10px', accentColor: color.rani });

export const choices = component({
  display: 'grid',
  gap: space.x3,
  '@media': { [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const choice = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: space.x3,
  rowGap: space.x1,
  minBlockSize: target.main,
  padding: space.x4,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` } },
});

export const radio = component({
  inlineSize: '22px',
  blockSize: '22px',
  margin: 0,
  accentColor: color.banyan,
});

export const choiceName = component({ font: text.label });
export const choiceHint = component({ gridColumn: 2, font: text.small, color: color.soft });
